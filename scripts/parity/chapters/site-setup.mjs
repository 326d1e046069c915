import { folderOf, roles } from '../setup.mjs';
import { get, patch, post } from './calls.mjs';

const base = folderOf('site-setup');

function* registry() {
  for (const query of ['?q=plone.email', '?q=plone.email&b_size=2', '?q=no.such.record'])
    yield get(`/@registry${query}`);
  for (const name of [
    'plone.site_title',
    'plone.navigation_depth',
    'plone.displayed_types',
    'plone.default_language',
    'no.such.record',
  ])
    yield get(`/@registry/${name}`);
  yield patch('/@registry', { 'plone.site_title': 'Titel der Ablage' });
  yield get('/@registry/plone.site_title');
  yield get('/@controlpanels/site');
  yield patch('/@registry', { 'plone.site_title': 'Portal' });
  yield patch('/@registry', { 'no.such.record': 1 });
  yield patch('/@registry', { 'plone.navigation_depth': 'deep' });
  yield patch('/@registry', {});
  yield get('/@registry/plone.site_title/more');
}

function* calls() {
  for (const role of roles) {
    for (const call of ['@system', '@addons', '@registry/plone.site_title', '@upgrade'])
      yield get(`/${call}`, role);
    yield get('/@actions', role);
    yield get(`${base}/@actions`, role);
    yield get('/@site', role);
  }
  yield post('/@addons/plone.session/install', {}, 'siteadmin');
  yield post('/@addons/no.such.addon/install', {});
  yield post('/@addons/plone.app.multilingual/nonsense', {});
  yield* registry();
  for (const role of roles)
    yield post('/@email-send', { to: 'x@immerlund.example', subject: 'Hallo', message: 'Text' }, role);
  for (const body of [
    {},
    { from: 'a@immerlund.example' },
    { message: 'Text' },
    { from: 'a@immerlund.example', message: 'Text', subject: 'Übung', name: 'Anna' },
    'no json',
  ])
    yield post('/@email-notification', body, 'anonymous');
  yield post('/de/@email-notification', { from: 'a@immerlund.example', message: 'Text' }, 'anonymous');
}

export const siteSetup = { name: 'site-setup', calls };
