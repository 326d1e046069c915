#!/bin/sh
# restore.sh BACKUP PLONE: what backup.sh kept, into a Plone in the folder PLONE that does not run. What it holds now is
# put aside.
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 BACKUP PLONE" >&2
  exit 2
fi
backup=$1
plone=$2
var=$plone/instance/var
if [ ! -f "$backup/finished" ]; then
  echo "$backup holds no finished backup." >&2
  exit 1
fi
if ! "$plone/venv/bin/python" - "$var/Data.fs.lock" <<'PYTHON'
import fcntl, os, sys
path = sys.argv[1]
if os.path.exists(path):
    with open(path, "r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
PYTHON
then
  echo "Plone runs in $plone: stop it first." >&2
  exit 1
fi
umask 077
aside=$var/before-restore-$(date --utc +%Y%m%dT%H%M%SZ)
mkdir "$aside"
for each in Data.fs Data.fs.index blobstorage; do
  if [ -e "$var/$each" ]; then mv "$var/$each" "$aside/"; fi
done
mkdir "$var/blobstorage"
"$plone/venv/bin/repozo" --recover --repository "$backup/content" --output "$var/Data.fs"
cp --archive "$backup/blobs/." "$var/blobstorage/"
echo "Restored as of $(cat "$backup/finished"); what was there before lies in $aside."
