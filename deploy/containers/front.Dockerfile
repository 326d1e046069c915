# nginx, before visitors and before the Plones, and Varnish: Debian's own, as on a server.
FROM debian:bookworm-slim

# Whatever Debian has mended since.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libnginx-mod-http-brotli-static nginx varnish \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY deploy/nginx /etc/nginx/conf.d
COPY deploy/varnish/portal.vcl /etc/varnish/default.vcl
# The files of the app belong to the user `node` of the portal's server.
RUN install --directory --owner=1000 --group=1000 /srv/portal
CMD ["nginx", "-g", "daemon off;"]
