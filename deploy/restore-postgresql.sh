#!/bin/sh
# restore-postgresql.sh BACKUP DATABASE: the latest file that backup-postgresql.sh made in the folder BACKUP, or the file
# BACKUP, into an empty database.
set -eu
if [ $# -ne 2 ]; then
  echo "usage: $0 BACKUP DATABASE" >&2
  exit 2
fi
backup=$1
database=$2
if [ -d "$backup" ]; then
  # Names are times.
  file=$(find "$backup" -maxdepth 1 -name 'plone-*.dump' | sort | tail -n 1)
else
  file=$backup
fi
if [ ! -f "$file" ]; then
  echo "$backup holds no finished backup." >&2
  exit 1
fi
tables="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')"
if [ "$(psql --no-psqlrc --tuples-only --no-align --command "$tables" --dbname "$database")" != 0 ]; then
  echo "The database is not empty: give it another name, and make a new one." >&2
  exit 1
fi
pg_restore --exit-on-error --no-owner --no-privileges --dbname="$database" "$file"
echo "Restored from $file."
