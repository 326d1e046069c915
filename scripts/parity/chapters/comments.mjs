import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('comments');
const page = `${base}/seite`;

const settings = (values) => patch('/@controlpanels/discussion', values);

const texts = [
  { text: 'Ein Kommentar mit Übung' },
  { text: 'Zeile\nund <b>Auszeichnung</b> & Zeichen' },
  { text: 'Von wem anders', author_name: 'Wer Anders', author_email: 'wer@immerlund.example' },
  { text: '' },
  { text: '   ' },
  { text: null },
  { text: 7 },
  {},
  [],
  'no json',
  { text: 'Mit Schlüsseln', title: 'Titel', more: 'keys' },
];

/** Ids of comments are numbers that a server makes; calls name them by what they saved. */
const saveId = (name) => ({
  save: { [name]: ({ headers }) => headers.get('location')?.split('/').at(-1) },
});

/** Anonymous comments need a ticket, which is one server's own. */
function* byAnonymous(body, more) {
  yield get(`${page}/@form-ticket`, 'anonymous', { save: { ticket: ({ body: answer }) => answer?.ticket } });
  yield post(`${page}/@comments`, { ...body, ticket: '{saved ticket}' }, 'anonymous', more);
}

const hits = `${base}/@search?portal_type=Discussion%20Item&sort_on=created`;
const columns = ['total_comments', 'commentators', 'last_comment_date', 'in_response_to', 'author_name'];
const withColumns = columns.map((name) => `metadata_fields=${name}`).join('&');

const finds = [
  'SearchableText=Antwort',
  'SearchableText=Seite',
  'Title=Mette&sort_on=created',
  'Description=Namenlos',
  'Creator=member&sort_on=created',
  'commentators=editor',
  'total_comments=3',
  'Type=Comment&sort_on=created',
  'Type=Kommentar',
  'review_state=published&sort_on=created',
  'object_provides=plone.app.discussion.interfaces.IComment&sort_on=created',
  'Language=de&sort_on=created',
  'is_folderish=0&sort_on=created',
  'exclude_from_nav=0&sort_on=created',
  'sort_on=Creator&review_state=nonsense',
  'path.depth=0',
  'path.depth=1&sort_on=created',
  'path.depth=2&sort_on=created',
  'path.depth=3&sort_on=created',
  'use_site_search_settings=1&SearchableText=Antwort',
];

/** Comments are found beside content, by what they say. */
function* found() {
  for (const role of roles) yield get(hits, role);
  yield get(`${hits}&metadata_fields=_all`, 'editor');
  yield get(`${hits}&fullobjects=1`, 'member');
  yield get(`${base}/@search?portal_type=Document&sort_on=created&${withColumns}`, 'anonymous');
  yield get(`${page}?${withColumns}`, 'member');
  for (const query of finds) yield get(`${base}/@search?${query}`, 'anonymous');
  const rows = (i, o, v) => ({
    query: [{ i, o: `plone.app.querystring.operation.${o}`, v }],
    sort_on: 'created',
  });
  const path = { i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: base };
  for (const body of [
    rows('portal_type', 'selection.any', ['Discussion Item']),
    rows('SearchableText', 'string.contains', 'Antwort'),
    rows('review_state', 'selection.any', ['published', 'pending']),
    rows('Creator', 'string.is', 'member'),
  ]) {
    const below = { ...body, query: [...body.query, path], metadata_fields: columns };
    yield post(`${base}/@querystring-search`, below, 'anonymous');
    yield post(`${base}/@querystring-search`, { ...below, fullobjects: true, b_size: 2 }, 'editor');
  }
  yield get(`/@linkintegrity?uids={uid ${page}}`);
}

function* moderated() {
  yield settings({ moderation_enabled: true, edit_comment_enabled: true });
  for (const role of roles.slice(1))
    yield post(`${page}/@comments`, { text: `Wartet: ${role}` }, role, saveId(`waiting-${role}`));
  yield* byAnonymous({ text: 'Wartet auch', author_name: 'Gerda Gast' });
  yield get(`${page}/@comments`, 'manager', {
    save: { pending: ({ body }) => body?.items?.at(-1)?.comment_id },
  });
  for (const role of roles) {
    yield get(`${page}/@comments?b_size=100`, role);
    yield get(`${hits}&metadata_fields=review_title`, role);
  }
  // In lists Plone mixes up who may delete what: it keeps such answers under places in memory, which are used again.
  yield settings({ delete_own_comment_enabled: true });
  for (const role of roles)
    for (const name of ['pending', 'waiting-member', 'second'])
      yield get(`${page}/@comments/{saved ${name}}`, role);
  yield settings({ delete_own_comment_enabled: false });
  yield post(`${page}/@comments/{saved pending}`, { text: 'Antwort auf Wartendes' }, 'editor');
  yield patch(`${page}/@comments/{saved pending}`, { text: 'Geprüft' }, 'reviewer');
  yield patch(`${page}/@comments/{saved pending}`, { text: 'Ungeprüft' }, 'member');
  yield get(`${base}/@search?portal_type=Document&sort_on=created&${withColumns}`, 'anonymous');
  yield remove(`${page}/@comments/{saved pending}`, 'editor');
  yield remove(`${page}/@comments/{saved pending}`, 'reviewer');
  yield get(hits, 'reviewer');
  yield post(`${page}/@workflow/reject`, {});
  for (const role of ['member', 'manager'])
    yield get(`${base}/@search?portal_type=Discussion%20Item&sort_on=id`, role);
  yield get(`${base}/@search?portal_type=Document&sort_on=created&${withColumns}`, 'manager');
  yield post(`${page}/@workflow/publish`, {});
  yield get(hits, 'anonymous');
  yield settings({
    moderation_enabled: false,
    delete_own_comment_enabled: false,
    edit_comment_enabled: false,
  });
}

/** Who hears of a comment. */
function* told() {
  yield settings({ moderator_notification_enabled: true });
  yield post(`${page}/@comments`, { text: 'An die Adresse des Portals' }, 'member');
  yield settings({ moderator_email: 'mod@immerlund.example', user_notification_enabled: true });
  const ticks = [true, 'selected', ['selected'], 'true', false, null];
  for (const user_notification of ticks)
    yield post(`${page}/@comments`, { text: `Häkchen: ${user_notification}`, user_notification }, 'editor');
  yield post(`${page}/@comments`, { text: 'Ja', user_notification: ['selected'] }, 'reviewer');
  yield* byAnonymous({ text: 'Auch namenlos', user_notification: ['selected'] });
  yield get(`${page}/@comments?b_size=100`, 'member');
  yield settings({ user_notification_enabled: false });
  yield post(`${page}/@comments`, { text: 'Zu spät', user_notification: ['selected'] }, 'member');
  yield get(`${page}/@comments?b_size=100`, 'member');
  yield patch('/@controlpanels/mail', {
    email_from_name: 'Übung',
    email_from_address: 'neu@immerlund.example',
  });
  yield settings({ moderator_email: null });
  yield post(`${page}/@comments`, { text: 'Absender geändert' }, 'member');
  yield patch('/@controlpanels/mail', {
    email_from_name: 'Portal',
    email_from_address: 'portal@immerlund.example',
  });
  yield settings({ moderator_notification_enabled: false });
}

function* calls({ random }) {
  yield post(base, { '@type': 'Document', id: 'seite', title: 'Seite' });
  yield post(`${page}/@workflow/publish`, {});
  // Without content at this depth Plone limits no search to it.
  yield post(page, { '@type': 'Document', id: 'unten', title: 'Unten' });
  yield get(`${page}/@comments`, 'anonymous');
  yield post(`${page}/@comments`, { text: 'Noch nicht' }, 'member');
  yield settings({ globally_enabled: true, anonymous_comments: true, edit_comment_enabled: true });
  yield post(`${page}/@comments`, { text: 'Noch nicht' }, 'member');
  yield patch(page, { allow_discussion: true });
  for (const role of roles.slice(1))
    yield post(`${page}/@comments`, { text: `Von ${role}` }, role, saveId(role));
  yield* byAnonymous({ text: 'Namenlos' }, saveId('anonymous'));
  yield* byAnonymous({
    text: 'Mit Namen',
    author_name: 'Gerda Gast',
    author_email: 'gerda@immerlund.example',
  });
  yield post(`${page}/@comments`, { text: 'Ohne Marke' }, 'anonymous');
  yield post(`${page}/@comments`, { text: 'Falsche Marke', ticket: 'nonsense' }, 'anonymous');
  yield post(`${page}/@comments`, { text: 'Schon benutzt', ticket: '{saved ticket}' }, 'anonymous');
  for (const body of random.shuffle(texts))
    yield post(`${page}/@comments`, body, random.pick(['member', 'editor', 'manager']));
  for (const role of roles) yield get(`${page}/@comments`, role);
  yield post(`${page}/@comments/{saved member}`, { text: 'Antwort' }, 'editor', saveId('reply'));
  yield post(
    `${page}/@comments`,
    { text: 'Antwort im Inhalt', in_reply_to: '{saved editor}' },
    'member',
    saveId('second'),
  );
  yield post(`${page}/@comments/{saved reply}`, { text: 'Antwort darauf' }, 'reviewer', saveId('third'));
  yield post(`${page}/@comments/123456`, { text: 'Wohin' }, 'member');
  yield post(`${page}/@comments`, { text: 'Wohin', in_reply_to: '123456' }, 'member');
  yield post(`${page}/@comments/abc`, { text: 'Wohin' }, 'member');
  yield get(`${page}/@comments`, 'editor');
  yield get(`${page}/@comments?b_size=2`, 'reviewer');
  yield get(`${page}/@comments?b_size=2&b_start=3`, 'reviewer');
  for (const id of ['{saved reply}', '123456', 'abc', '{saved member}/more'])
    yield get(`${page}/@comments/${id}`, 'member');
  for (const role of roles) {
    yield patch(`${page}/@comments/{saved member}`, { text: `Geändert von ${role}` }, role);
    yield get(`${page}/@comments/{saved member}`, role);
  }
  for (const body of [
    {},
    { text: '' },
    { text: null },
    { text: 7 },
    'no json',
    { text: 'Neu', author_name: 'Wer' },
  ])
    yield patch(`${page}/@comments/{saved editor}`, body);
  yield patch(`${page}/@comments/123456`, { text: 'Neu' });
  yield patch(`${page}/@comments`, { text: 'Neu' });
  yield settings({ edit_comment_enabled: false, delete_own_comment_enabled: true });
  yield patch(`${page}/@comments/{saved editor}`, { text: 'Nicht mehr' });
  yield get(`${page}/@comments/{saved member}`, 'member');
  yield get(`${page}/@comments/{saved third}`, 'reviewer');
  for (const role of roles) yield remove(`${page}/@comments/{saved ${role}}`, role);
  yield remove(`${page}/@comments/123456`);
  yield remove(`${page}/@comments/abc`);
  yield remove(`${page}/@comments`);
  yield get(`${page}/@comments`);
  yield settings({
    anonymous_email_enabled: true,
    delete_own_comment_enabled: false,
    text_transform: 'text/x-web-intelligent',
  });
  yield* byAnonymous({ text: 'Ohne Adresse' });
  yield* byAnonymous({ text: 'Mit schlechter', author_email: 'keine' });
  yield* byAnonymous({
    text: 'Mit Adresse https://immerlund.example/',
    author_email: 'gast@immerlund.example',
  });
  yield get(`${page}/@comments`, 'anonymous');
  yield settings({ text_transform: 'text/html' });
  yield post(`${page}/@comments`, { text: '<p>Mit <b>HTML</b><script>alert(1)</script></p>' }, 'member');
  yield get(`${page}/@comments`, 'anonymous');
  yield settings({ anonymous_email_enabled: false, text_transform: 'text/plain' });
  yield* found();
  yield* moderated();
  yield* told();
  yield settings({ anonymous_comments: false });
  yield* byAnonymous({ text: 'Nicht mehr' });
  yield settings({ globally_enabled: false });
  yield post(`${page}/@comments`, { text: 'Nicht mehr' }, 'member');
  yield get(`${page}/@comments`, 'member');
  yield get(page, 'member');
  yield settings({ globally_enabled: true, anonymous_comments: true });
  for (const path of ['', '/de']) {
    yield get(`${path}/@comments`);
    yield post(`${path}/@comments`, { text: 'Hier nicht' });
  }
  yield patch(page, { allow_discussion: false });
  yield post(`${page}/@comments`, { text: 'Zu' }, 'member');
  yield remove(page);
  yield settings({ globally_enabled: false, anonymous_comments: false, delete_own_comment_enabled: false });
}

export const comments = { name: 'comments', calls };
