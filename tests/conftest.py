"""What all tests share: Hypothesis looks at the same examples each time and never at the clock."""

from __future__ import annotations

import gc

from hypothesis import HealthCheck, settings

# A run that failed fails again, and a busy machine is no reason to fail; profile `wide` goes further.
settings.register_profile(
    "croupier", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "wide", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("croupier")


def pytest_collection_finish() -> None:
    """What is loaded stays: the collector need not look at it again and again, nor after every 700 objects.

    It took a quarter of the time of tests that make many states. Rings of objects that were left open are
    still found while tests run, and fail one of them.
    """
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
