"""Tests for test_mutations.py, not for pytest: the first asserts nothing, so mutants survive it."""

import pytest

from zx_env.core.seeding import check_seed
from zx_env.errors import SettingError


def test_that_asserts_nothing():
    check_seed(7)


def test_that_asserts_something():
    assert check_seed(0) == 0
    assert check_seed(2**63 - 1) == 2**63 - 1
    with pytest.raises(SettingError):
        check_seed(2**63)
