"""A trained network as a player: the weights of a checkpoint and one forward pass.

A checkpoint is one zip file written by `zx train`. This module reads only its plain arrays (`policy.npz`) and
its `manifest.json`, never a pickle, so playing needs neither torch nor trust in the file. It also reads
weights alone, as .npz or .safetensors; they name no game, so only their shapes are checked.

See also: weights.py (the arrays and the forward pass in numpy), compiled.py (the same, compiled),
zx_training/learner/checkpoint.py (the rest of a checkpoint).
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from zx_agents.game_agents import agents_of
from zx_agents.network.fitting import Training, fitted
from zx_agents.network.weights import ADVICE, Network, Weights
from zx_env.compiling.decorators import PLAIN
from zx_env.core.games import get_game, is_registered
from zx_env.errors import CheckpointError, ZXError

if TYPE_CHECKING:
    from zx_agents.network.compiled import CompiledNetwork

FORMAT = "zx-checkpoint/2"
MANIFEST = "manifest.json"
POLICY = "policy.npz"
MOST_BYTES = 1 << 30
"""Maximum size of the unpacked files of a checkpoint, and of an array in one."""
MOST_UNPACKED = 100
"""Maximum ratio of unpacked to packed size; weights that are no zeros hardly shrink."""


class LearnedPlayer:
    """A player with a policy and value network.

    Attributes:
        greedy: Take the most likely action; otherwise sample one from the policy.
        weights: The arrays of the network.
        split: Name of the split of its game's cards that its training kept; "" for none, or if it is unknown.
        network: The network in numpy. It evaluates positions in plain Python; otherwise compiled code does.
    """

    def __init__(self, weights: Weights, name: str = "learned", greedy: bool = True, split: str = "") -> None:
        """Create a player from the arrays of a network (weights.py)."""
        self.weights = weights
        self.network = Network(weights)
        self._compiled = None if PLAIN else _compiled(self.network)
        self.name = name
        self.greedy = greedy
        self.split = split

    @property
    def obs_size(self) -> int:
        """Number of observation cells, N."""
        return self.network.obs_size

    @property
    def num_actions(self) -> int:
        """Number of actions, A."""
        return self.network.num_actions

    def evaluate(
        self, observations: NDArray[Any], masks: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return logits float32 [n, A], -inf where illegal, and values float32 [n] from -1 to 1.

        The softmax of a row's logits is the policy; the value is that of the player to move.

        Args:
            observations: int8 [n, N].
            masks: [n, A], not 0 where legal; every row has a legal action.

        Raises:
            CheckpointError: The game has other observations or actions than the network, or the numbers of
                observations and masks differ.
        """
        if observations.shape[1:] != (self.obs_size,) or masks.shape[1:] != (self.num_actions,):
            raise CheckpointError(
                f"this player was trained on {self.obs_size} cells and {self.num_actions} actions, the game "
                f"gives {_size(observations)} and {_size(masks)}: train again with this version of zx_env"
            )
        if len(observations) != len(masks):
            raise CheckpointError(
                f"there are {len(observations)} observations and {len(masks)} masks; each position has both"
            )
        if self._compiled is None or observations.dtype != np.int8:
            return self.network.forward(observations, masks)
        return self._compiled.forward(observations, masks)

    def act_batch(
        self, observations: NDArray[Any], masks: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return one legal action per row, int64 [n]."""
        return self.choose(self.evaluate(observations, masks)[0], rng)

    def choose(self, logits: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.int64]:
        """Return one action for each row of logits [n, A], which `evaluate` has returned: int64 [n]."""
        if not self.greedy:
            # Gumbel-max trick: the largest of logit + Gumbel noise is a sample from the softmax.
            noise = rng.random(logits.shape, dtype=np.float32)
            logits = logits - np.log(-np.log(np.clip(noise, 1e-12, 1.0 - 1e-7)))
        return np.asarray(logits.argmax(axis=1), np.int64)

    def act(self, observation: NDArray[Any], action_mask: NDArray[Any], rng: np.random.Generator) -> int:
        """Return one legal action."""
        return int(self.act_batch(observation[None], action_mask[None], rng)[0])


def _compiled(network: Network) -> CompiledNetwork:
    # Imported here, because who plays without a network need not wait for it.
    from zx_agents.network.compiled import CompiledNetwork

    return CompiledNetwork(network)


def _size(array: NDArray[Any]) -> str:
    """Return the length of each row, for messages."""
    return " x ".join(map(str, array.shape[1:])) or "one row"


def weights_to_bytes(weights: Weights) -> bytes:
    """Return the arrays as the bytes of an .npz file."""
    buffer = io.BytesIO()
    np.savez(buffer, allow_pickle=False, **{key: np.asarray(array) for key, array in weights.items()})
    return buffer.getvalue()


def weights_from_bytes(data: bytes) -> dict[str, NDArray[Any]]:
    """Return the arrays of an .npz file; reject pickled objects."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        if sum(one.file_size for one in archive.infolist()) > min(MOST_BYTES, MOST_UNPACKED * len(data)):
            raise CheckpointError("the policy would unpack to more than any network has")
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return {key: _plain(arrays[key]) for key in arrays.files}


def weights_from_safetensors(data: bytes) -> dict[str, NDArray[Any]]:
    """Return the arrays of a .safetensors file: the length of a JSON header, the header, the numbers.

    Raises:
        CheckpointError: The file is invalid, or has numbers of other types than F32, F16 and I32.
    """
    kinds = {"F32": np.float32, "F16": np.float16, "I32": np.int32}
    try:
        length = int.from_bytes(data[:8], "little")
        header, numbers = json.loads(data[8 : 8 + length]), memoryview(data)[8 + length :]
        arrays = {}
        for name, one in header.items():
            if name != "__metadata__":
                begin, end = one["data_offsets"]
                kind = np.dtype(kinds[one["dtype"]]).newbyteorder("<")
                arrays[name] = _plain(np.frombuffer(numbers[begin:end], kind).reshape(one["shape"]))
    except (ValueError, KeyError, TypeError, AttributeError) as fault:
        raise CheckpointError(f"these are no whole safetensors ({fault!r:.80}); {ADVICE}") from fault
    return arrays


def _plain(array: NDArray[Any]) -> NDArray[Any]:
    """Convert an array to int32 or float32, as a network needs it."""
    return np.asarray(array, np.int32 if array.dtype.kind in "iu" else np.float32)


def open_checkpoint(
    path: str | Path, wanted: Callable[[str], bool] = lambda name: name == POLICY
) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Read the manifest and the wanted files of a checkpoint; check them before anything is used.

    Args:
        path: Path of the zip file.
        wanted: Return whether to read a file of this name; to play, the policy is enough.

    Raises:
        CheckpointError: The file is missing, damaged or of another format, or unpacks to more than
            MOST_BYTES (this project writes uncompressed files).
    """
    path = Path(path)
    advice = ADVICE
    if not path.is_file():
        raise CheckpointError(f"there is no checkpoint at {path}; `zx train` writes them into its run folder")
    try:
        with zipfile.ZipFile(path) as archive:
            members = [one for one in archive.infolist() if one.filename == MANIFEST or wanted(one.filename)]
            size = sum(one.file_size for one in members)
            if size > MOST_BYTES:
                raise CheckpointError(
                    f"{path} would unpack to {size:,} bytes: that is no checkpoint; {advice}"
                )
            files = {one.filename: archive.read(one) for one in members}
        manifest = json.loads(files[MANIFEST])
        files[POLICY]
    except CheckpointError:
        raise
    except (zipfile.BadZipFile, KeyError, ValueError, OSError, EOFError, NotImplementedError) as fault:
        raise CheckpointError(f"{path} is not a whole zx checkpoint ({fault}); {advice}") from fault
    except Exception as fault:
        # The decompressor raises zlib.error and other errors on a damaged stream.
        raise CheckpointError(f"{path} is damaged ({fault}); {advice}") from fault
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        given = manifest.get("format") if isinstance(manifest, dict) else manifest
        raise CheckpointError(f"{path} has format {given!r:.60}, this version reads {FORMAT!r}; {advice}")
    return manifest, files


def load_player(
    path: str | Path, greedy: bool = True, game: str | None = None, card_set: str | None = None
) -> LearnedPlayer:
    """Return the player of a checkpoint, or of a file of weights alone (.npz, .safetensors).

    Args:
        path: Path of the file.
        greedy: Take the most likely action, as in LearnedPlayer.
        game: The game to play; None to skip the check.
        card_set: The card set to play with, if the game has several; None for the standard one.

    Raises:
        CheckpointError: The file is missing, damaged, of another format, or was trained for another game,
            other cards or another version of the observation. Cards and fields of the observation may have
            been added since.
    """
    path = Path(path)
    try:
        if path.suffix in (".npz", ".safetensors"):
            read = weights_from_bytes if path.suffix == ".npz" else weights_from_safetensors
            return LearnedPlayer(read(path.read_bytes()), path.stem, greedy)
        manifest, files = open_checkpoint(path)
        weights = policy_of(manifest, files, path, game, card_set)
        return LearnedPlayer(weights, path.stem, greedy, split_of(manifest))
    except CheckpointError as fault:
        message = str(fault)
        raise CheckpointError(message if str(path) in message else f"{path}: {message}") from fault
    except Exception as fault:  # numpy raises many kinds on a broken array file
        raise CheckpointError(f"{path}: its policy cannot be read ({fault}); {ADVICE}") from fault


def policy_of(
    manifest: Mapping[str, Any],
    files: Mapping[str, bytes],
    path: str | Path,
    game: str | None,
    card_set: str | None = None,
) -> Weights:
    """Return the arrays of the policy of a checkpoint (`open_checkpoint`), for the game as it is.

    Args:
        manifest: The manifest of the checkpoint.
        files: Its files.
        path: Its path, for messages.
        game: The game to play; None to skip the check.
        card_set: The card set to play with; None for the standard one.

    Raises:
        CheckpointError: The checkpoint is damaged, or was trained for another game, other cards or another
            version of the observation, to which not only cards and fields have been added since.
    """
    weights, training = weights_from_bytes(files[POLICY]), Training.of(manifest)
    if game is None or training is None or not _has_grown(manifest, training, game, card_set):
        refuse_other(manifest, path, game, card_set)
        return weights
    agents = agents_of(game)
    features = None if agents.card_features is None else partial(agents.card_features, card_set)
    return fitted(weights, training, game, agents.card_names(card_set), features)


def _has_grown(manifest: Mapping[str, Any], training: Training, game: str, card_set: str | None) -> bool:
    """Return whether the game has got other fields or cards since, and still has all these cards."""
    if game != manifest.get("game") or not is_registered(game):
        return False
    here = {"observation": seen_digest(game), "cards": pool_digest(game, card_set)}
    is_same = all(manifest.get(name) == value for name, value in here.items())
    return not is_same and set(training.cards) <= set(agents_of(game).card_names(card_set))


def split_of(manifest: Mapping[str, Any]) -> str:
    """Return the name of the split of the cards that the training of a checkpoint kept, "" for none.

    If the manifest does not say, its decks do: the random decks of every run keep the split.
    """
    if "split" in manifest:
        return str(manifest["split"])
    decks, card_set = manifest.get("decks") or (), (manifest.get("settings") or {}).get("card_set")
    try:
        split = agents_of(str(manifest.get("game"))).split
        keeps = split is not None and not any(split.fault(str(deck), card_set) for deck in decks)
    except ZXError:  # the game or a deck is not here
        return ""
    return split.name if split is not None and keeps else ""


def refuse_other(
    manifest: Mapping[str, Any], path: str | Path, game: str | None, card_set: str | None = None
) -> None:
    """Reject a checkpoint that was trained for another game, other cards or other observations.

    Raises:
        CheckpointError: The checkpoint does not fit; the message contains what it was trained for, and a
            remedy.
    """
    trained = manifest.get("game")
    if game is not None and trained != game:
        raise CheckpointError(
            f"{path} was trained for the game {trained!r:.20}, not for {game!r}: say the game it was trained "
            "for with --game, or train again with `zx train`"
        )
    if game is None or not is_registered(game):
        return
    seen, cards = seen_digest(game), pool_digest(game, card_set)
    if manifest.get("observation") != seen:
        raise CheckpointError(
            f"{path} was trained on observations of version {manifest.get('observation')!r:.40}, this "
            f"version of zx_env gives {seen!r}: play it with zx_env {manifest.get('version')!s:.20}, or "
            "train again with `zx train`"
        )
    if manifest.get("cards") != cards:
        theirs = (manifest.get("settings") or {}).get("card_set")
        raise CheckpointError(
            f"{path} was trained with the cards of {theirs!r:.60}, and these are others: "
            "name its cards with --card-set, or train again with `zx train`"
        )


@cache
def seen_digest(game: str) -> str:
    """Return (version, digest) of the observations and actions of a game, which a checkpoint must match."""
    return str(get_game(game).load_environment().VectorEnv.observation_digest)


@cache
def pool_digest(game: str, card_set: str | None = None) -> str:
    """Return the digest of the names of all cards of a game, in order; a checkpoint must match it."""
    return hashlib.sha256("\n".join(agents_of(game).card_names(card_set)).encode()).hexdigest()[:16]
