# The portal's server with the app, built from the root of the project.
FROM node:20-bookworm-slim AS build

WORKDIR /opt/portal
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:20-bookworm-slim

WORKDIR /opt/portal
COPY --from=build /opt/portal/package.json ./
COPY --from=build /opt/portal/node_modules node_modules
COPY --from=build /opt/portal/dist dist
COPY --from=build /opt/portal/deploy deploy
RUN install --directory --owner=node --group=node /srv/portal
USER 1000
ENTRYPOINT ["/opt/portal/deploy/containers/start-portal.sh"]
