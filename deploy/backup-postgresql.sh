#!/bin/sh
# backup-postgresql.sh DATABASE BACKUP: all that the Plones of one PostgreSQL hold (content, accounts, keys of sessions,
# pictures and documents), as it is at one moment, into a new file of the folder BACKUP, while they run. DATABASE is what
# libpq takes, such as "dbname=plone host=/var/run/postgresql". Files older than a fortnight go.
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 DATABASE BACKUP" >&2
  exit 2
fi
database=$1
backup=$2
umask 077
mkdir -p "$backup"
# Pictures are packed already.
pg_dump --format=custom --compress=1 --dbname="$database" --file="$backup/unfinished"
pg_restore --list "$backup/unfinished" > "$backup/contents"
mv "$backup/unfinished" "$backup/plone-$(date --utc +%Y%m%dT%H%M%SZ).dump"
find "$backup" -maxdepth 1 -name 'plone-*.dump' -mtime +14 -delete
