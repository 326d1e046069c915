#!/bin/sh
# start-plone.sh PORT: Plone on a port of the pod. The first start makes the instance, with PLONE_PASSWORD as that of admin.
set -eu
instance=/srv/plone/instance
if [ ! -e "$instance/etc/site.zcml" ]; then
  : "${PLONE_PASSWORD:?is the password of the user admin, which the first start makes}"
  /srv/plone/venv/bin/mkwsgiinstance --dir "$instance" --user "admin:$PLONE_PASSWORD"
fi
cp /usr/local/share/plone/zope.conf /usr/local/share/plone/zope.ini "$instance/etc/"
cp /usr/local/share/plone/postgresql.conf "$instance/etc/database.conf"
cd "$instance"
exec /srv/plone/venv/bin/runwsgi etc/zope.ini http_port="$1"
