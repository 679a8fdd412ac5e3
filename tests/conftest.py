"""Profiles of the property tests: HYPOTHESIS_PROFILE=thorough looks much further than the default."""

import os

from hypothesis import HealthCheck, settings

QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

settings.register_profile(
    "default", deadline=None, derandomize="CI" in os.environ, suppress_health_check=QUIET, print_blob=True
)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
