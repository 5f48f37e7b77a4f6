# The gateway, a service or another part that runs on Node.js:
#   docker build --build-arg WORKSPACE=services/auth --tag shortlist/auth .
# `npm run images` builds all of them, with version and revision.
# The first two stages are the same for all parts, and those of Dockerfile.front-end.
ARG NODE_IMAGE=node:22-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /all
COPY . .
# What decides what is installed, so that only a change of it installs anew.
RUN mkdir /manifests && tar -cf - $(find . -name package.json) package-lock.json .npmrc | tar -xf - -C /manifests

FROM ${NODE_IMAGE} AS build
WORKDIR /source
COPY --from=manifests /manifests ./
RUN npm ci --ignore-scripts --loglevel=error
COPY . .
RUN node scripts/build.mjs @shortlist/stack

FROM build AS part
ARG WORKSPACE
RUN node deploy/containers/collect-part.mjs "${WORKSPACE}" /part

FROM ${NODE_IMAGE}
# Nothing is installed or built in a container that runs.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn*
# Where a part that keeps data has its volume.
RUN mkdir -p /data/db && chown -R 1000:1000 /data
WORKDIR /shortlist
COPY --from=part /part ./
ENV NODE_ENV=production HOST=0.0.0.0
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=6 CMD ["node", "health.mjs"]
CMD ["node", "main.mjs"]
# Last, so that another revision of the same files builds no layer anew.
ARG WORKSPACE
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Shortlist ${WORKSPACE}" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
