"""The figures the house keeps about itself, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.registry import Collector

registry = CollectorRegistry()
tables = Gauge("croupier_tables_open", "Tables in memory", registry=registry)
sockets = Gauge("croupier_sockets", "Open sockets", registry=registry)
entries = Counter("croupier_entries", "Journal entries written, by kind", ["kind"], registry=registry)
refusals = Counter("croupier_refusals", "Commands and requests refused, by code", ["code"], registry=registry)
cut_off = Counter("croupier_connections_cut_off", "Connections cut off, by why", ["why"], registry=registry)
late_bots = Counter("croupier_late_bots", "Bots that died or came too late", registry=registry)
waits = Counter("croupier_waits", "Times a socket waited because its work was too much", registry=registry)
writes_waiting = Gauge("croupier_writes_waiting", "Writes that wait for the database", registry=registry)
bytes_waiting = Gauge("croupier_bytes_waiting", "Bytes that wait to be sent to sockets", registry=registry)
memory = Gauge("croupier_memory_bytes", "Memory the process holds", registry=registry)
loop_lag = Histogram(
    "croupier_loop_lag_seconds",
    "How late the loop comes to what is due, looked at twice a second",
    buckets=(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=registry,
)
command_seconds = Histogram(
    "croupier_command_seconds",
    "From a command's arrival to its acknowledgement",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=registry,
)


class _OfNode(Collector):
    """All figures, each with the name of this server."""

    def __init__(self, node: str) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        """The figures now."""
        for metric in registry.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "node": self._node}) for sample in metric.samples
            ]
            yield metric


def of_node(node: str) -> CollectorRegistry:
    """The figures of a server; one that has a name says it with each of them."""
    if not node:
        return registry
    named = CollectorRegistry(auto_describe=False)
    named.register(_OfNode(node))
    return named
