#!/bin/sh
# backup.sh PLONE BACKUP: what the Plone in the folder PLONE (venv/, instance/) holds, into the folder BACKUP, while it
# runs. Content and accounts are kept as whole and differing parts by repozo, which come first: blobs are never changed,
# so those that are copied afterwards are at least the ones that these parts name. The keys of sessions lie in the
# content; without them every login and every pass would end.
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 PLONE BACKUP" >&2
  exit 2
fi
plone=$1
backup=$2
var=$plone/instance/var
umask 077
mkdir -p "$backup/content" "$backup/blobs"
"$plone/venv/bin/repozo" --backup --gzip --kill-old-on-full --repository "$backup/content" --file "$var/Data.fs"
# Files that are there are the same: blobs are written once.
cp --archive --no-clobber "$var/blobstorage/." "$backup/blobs/"
date --utc +%FT%TZ > "$backup/finished"
