# Plone with the portal's add-on, built from the root of the project.
FROM python:3.11-slim-bookworm

RUN useradd --system --uid 900 --create-home --home-dir /srv/plone plone
WORKDIR /usr/src/plone
COPY plone .
RUN python -m venv /srv/plone/venv \
    && /srv/plone/venv/bin/pip install --no-cache-dir --constraint constraints.txt waitress '.[postgres]'
COPY deploy/plone /usr/local/share/plone
COPY deploy/containers/start-plone.sh /usr/local/bin/
RUN install --directory --owner=plone --group=plone /srv/plone/instance
USER 900
WORKDIR /srv/plone
ENTRYPOINT ["start-plone.sh"]
CMD ["8081"]
