# The page, with the rules compiled ahead: it starts at once. Games are stored in the volume.
#   docker build -t zx_env .
#   docker run --rm -p 127.0.0.1:8765:8765 -v zx_games:/games zx_env      then open http://localhost:8765/
# Other commands: docker run --rm zx_env zx match learned scripted -n 20
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
WORKDIR /build
COPY pyproject.toml hatch_build.py constraints.txt README.md LICENSE ./
COPY zx_env zx_env
COPY agents agents
COPY training training
RUN pip install --no-cache-dir . -c constraints.txt
# Compiled code fits one version of Python and numba, so it is made by those that the second stage has. It is
# for x86-64; on other processors the first start compiles the rules.
RUN [ "$(uname -m)" != x86_64 ] \
    || PYTHONPATH=.:agents ZX_CACHE_DIR=/tmp/cache python -m zx_env.compiling.aot zx_agents.network.compiled
RUN pip wheel --no-cache-dir --no-deps -w wheels .

FROM python:${PYTHON}-slim
COPY constraints.txt /tmp/constraints.txt
COPY --from=build /build/wheels /tmp/wheels
RUN pip install --no-cache-dir "$(echo /tmp/wheels/*.whl)[web]" -c /tmp/constraints.txt \
    && useradd --create-home zx && install -d -o zx /games
USER zx
WORKDIR /games
VOLUME /games
EXPOSE 8765
CMD ["zx", "serve", "--host", "0.0.0.0", "--games", "/games/games.sqlite"]
