"""What all tests share: Hypothesis looks at the same examples each time and never at the clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

# A run that failed fails again, and a busy machine is no reason to fail; profile `wide` goes further.
settings.register_profile(
    "croupier", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "wide", deadline=None, max_examples=2000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("croupier")
