#!/bin/sh
# release.sh RELEASE PORTAL: puts a built checkout of the portal (npm ci && npm run build) into use below the folder
# PORTAL. Its files of the app join those of earlier releases, so that a page which is open finds its parts; those that
# no release of the last thirty days has go.
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 RELEASE PORTAL" >&2
  exit 2
fi
release=$(cd "$1" && pwd)
portal=$2
if [ ! -f "$release/dist/server/start.js" ] || [ ! -f "$release/dist/app/index.html" ]; then
  echo "$release is not built: npm ci && npm run build" >&2
  exit 1
fi
mkdir -p "$portal/assets"
cp --recursive "$release/dist/app/assets/." "$portal/assets/"
# What this release has counts as new.
(cd "$release/dist/app/assets" && find . -type f -print0) | (cd "$portal/assets" && xargs -0 --no-run-if-empty touch --no-create)
find "$portal/assets" -type f -mtime +30 -delete
# One step: nobody sees a half.
ln --symbolic --no-dereference --force "$release" "$portal/next"
mv --no-target-directory "$portal/next" "$portal/current"
