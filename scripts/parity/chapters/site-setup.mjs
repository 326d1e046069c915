import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

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

const panel = '/@controlpanels/content-rules';

/** Keeps the id of the rule that a call made. */
const saveRule = (name) => ({ save: { [name]: ({ body }) => body?.['@id']?.split('/').at(-1) } });

const events = [
  ...['Comment added', 'Object added to this container', 'Object copied', 'Object modified', 'User Created'],
  ...['User Logged in', 'Workflow state changed'],
];

const oddRules = [
  {},
  [],
  'no json',
  { title: 'Ohne Ereignis' },
  { title: '', event: 'Object modified' },
  { event: 'Object modified' },
  { title: 'Falsches', event: 'no.such.event' },
  { title: 'Nichts', event: null },
  { title: 'Liste', event: ['Object modified'] },
  { title: 'Knapp', event: 'Object modified' },
  { title: 7, event: 'Object modified', enabled: 'maybe', description: null, more: 1 },
];

const actions = [
  { type: 'plone.actions.Logger', targetLogger: 'Plone', loggingLevel: 20, message: 'Übung &e' },
  { type: 'plone.actions.Notify', message: 'Hallo', message_type: 'info', unknown: 1 },
  { type: 'plone.actions.Copy', target_folder: '/de' },
  { type: 'plone.actions.Move', target_folder: '/en' },
  { type: 'plone.actions.Delete' },
  { type: 'plone.actions.Workflow', transition: 'publish' },
  {
    type: 'plone.actions.Mail',
    subject: 'Betreff',
    source: null,
    recipients: 'a@immerlund.example, b@immerlund.example',
    exclude_actor: true,
    message: 'Zeile\nZeile',
  },
  { type: 'plone.actions.Versioning', comment: 'Fassung' },
];

const conditions = [
  { type: 'plone.conditions.PortalType', check_types: ['Document', 'Event', 'Nonsense'] },
  { type: 'plone.conditions.FileExtension', file_extension: 'pdf' },
  { type: 'plone.conditions.WorkflowState', wf_states: ['private', 'published'] },
  { type: 'plone.conditions.WorkflowTransition', wf_transitions: ['publish'] },
  { type: 'plone.conditions.Group', group_names: ['Reviewers'] },
  { type: 'plone.conditions.Role', role_names: ['Manager'] },
  { type: 'plone.conditions.TalesExpression', tales_expression: 'python:True' },
];

/** What a rule does and asks. */
function* elements(rule, random) {
  for (const body of random.shuffle(actions)) yield post(`${rule}/action`, body);
  for (const body of random.shuffle(conditions)) yield post(`${rule}/condition`, body);
  yield get(rule);
  for (const [name, list] of [
    ['action', actions],
    ['condition', conditions],
  ]) {
    for (let index = 0; index <= list.length; index += 1) yield get(`${rule}/${name}/${index}`);
    for (const index of ['-1', '99', 'x']) yield get(`${rule}/${name}/${index}`);
    for (const body of [{}, { type: 'nonsense' }, [], 'no json']) yield post(`${rule}/${name}`, body);
    yield get(`${rule}/${name}`);
    yield patch(`${rule}/${name}`, {});
    yield patch(`${rule}/${name}/99`, {});
    for (const step of ['_move_down', '_move_up', '_move_up', 'nonsense'])
      yield patch(`${rule}/${name}/${random.pick([0, 2])}`, { 'form.button.Move': step });
    yield remove(`${rule}/${name}`);
    yield remove(`${rule}/${name}/99`);
    yield remove(`${rule}/${name}/1`);
  }
  yield post(rule, {});
  yield post(`${rule}/nonsense`, { type: 'plone.actions.Logger' });
  yield get(rule);
}

function* changed(rule) {
  yield patch(rule, { title: 'Melden neu', description: 'x', enabled: true });
  yield get(rule);
  yield patch(rule, { cascading: true, stopExecuting: true, stop: false });
  yield get(rule);
  for (const body of ['no json', []]) yield patch(rule, body);
  yield patch(`${panel}/no-such-rule`, {});
  yield patch(panel, {});
}

function* assignments(random) {
  const at = (name) => `${base}/@content-rules/{saved ${name}}`;
  yield get(`${base}/@content-rules`);
  for (const name of ['rule', 'rule', 'second', 'third']) yield post(at(name), {});
  yield post(`${base}/@content-rules/no-such-rule`, {});
  yield post(`${base}/@content-rules`, {});
  yield post('/de/@content-rules/{saved third}', {});
  yield get(`${base}/@content-rules`);
  yield get('/de/@content-rules');
  yield get(`${panel}/{saved rule}`);
  yield get(`${panel}/{saved third}`);
  yield get(panel);
  const ids = ['{saved rule}', '{saved third}'];
  for (const button of random.shuffle(['Disable', 'Enable', 'Bubble', 'NoBubble', 'Nonsense'])) {
    yield patch(`${base}/@content-rules`, { rule_ids: ids, [`form.button.${button}`]: true });
    yield get(`${base}/@content-rules`);
    yield patch(`${base}/@content-rules`, { rule_ids: ['no-such-rule'], [`form.button.${button}`]: true });
  }
  for (const body of [
    { operation: 'move_up', rule_id: '{saved third}' },
    { operation: 'move_up', rule_id: '{saved rule}' },
    { operation: 'move_down', rule_id: '{saved second}' },
    { operation: 'move_down', rule_id: 'no-such-rule' },
    { operation: 'move_up' },
    { operation: 'nonsense', rule_id: '{saved rule}' },
    { 'form.button.Enable': true },
    { 'form.button.Enable': false, rule_ids: ids },
    { 'form.button.Enable': true, 'form.button.NoBubble': true, rule_ids: ids },
    {},
    [],
    'no json',
  ]) {
    yield patch(`${base}/@content-rules`, body);
    yield get(`${base}/@content-rules`);
  }
  yield patch(`${panel}/{saved second}`, { 'form.button.ApplyOnWholeSite': true });
  yield get('/@content-rules');
  yield get(`${base}/@content-rules`);
  for (const role of ['anonymous', 'member', 'editor', 'reviewer', 'siteadmin']) {
    yield get(`${base}/@content-rules`, role);
    yield get(panel, role);
    yield get(`${panel}/{saved rule}`, role);
    if (role === 'siteadmin') continue;
    yield post(at('rule'), {}, role);
    yield patch(`${panel}/{saved rule}`, {}, role);
    yield remove(`${panel}/{saved rule}`, role);
    yield remove(`${base}/@content-rules`, role, { body: { rule_ids: ids } });
  }
  for (const body of [{}, { rule_ids: [] }, { rule_ids: ['no-such-rule'] }, { rule_ids: ['{saved third}'] }])
    yield remove(`${base}/@content-rules`, 'manager', { body });
  yield get(`${base}/@content-rules`);
}

function* rules(random) {
  yield get(panel);
  yield post(
    panel,
    {
      title: 'Melden',
      description: 'Meldet Neues',
      event: 'Workflow state changed',
      cascading: false,
      stop: true,
      enabled: true,
    },
    'manager',
    saveRule('rule'),
  );
  for (const [index, event] of random.shuffle(events).entries())
    yield post(
      panel,
      { title: event, event },
      random.pick(['manager', 'siteadmin']),
      saveRule(['second', 'third'][index] ?? `more-${index}`),
    );
  for (const body of oddRules) yield post(panel, body);
  for (const role of ['anonymous', 'member', 'editor'])
    yield post(panel, { title: 'Kein Recht', event: 'Object modified' }, role);
  yield get(panel);
  yield get('/@controlpanels');
  yield get(`${panel}/{saved rule}`);
  yield get(`${panel}/no-such-rule`);
  yield* elements(`${panel}/{saved rule}`, random);
  yield* changed(`${panel}/{saved rule}`);
  yield* assignments(random);
  yield post(base, { '@type': 'Document', id: 'geregelt', title: 'Geregelt' });
  yield post(`${base}/geregelt/@content-rules/{saved rule}`, {});
  yield get(`${panel}/{saved rule}`);
  yield remove(`${base}/geregelt`);
  yield get(`${panel}/{saved rule}`);
  yield remove(`${panel}/{saved rule}`);
  yield remove(`${panel}/{saved rule}`);
  yield get(`${base}/@content-rules`);
  yield get(panel);
  yield remove(panel);
  const rest = yield get(panel);
  for (const { id } of rest.body?.items?.[0] ?? []) yield remove(`${panel}/${id}`);
  yield get('/@content-rules');
}

function* calls({ random }) {
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
  yield* rules(random);
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
