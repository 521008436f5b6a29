"""The rules of the duel."""

# The types of the rules' arguments are declared there.
import zx_env.ygo.records  # noqa: F401
