#!/bin/sh
# start-portal.sh OPTION...: puts the image's release into use as on a server, then runs its server with these options.
set -eu
/opt/portal/deploy/release.sh /opt/portal /srv/portal
cd /opt/portal
exec node --max-semi-space-size=2 dist/server/start.js "$@"
