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

function* calls({ random }) {
  yield post(base, { '@type': 'Document', id: 'seite', title: 'Seite' });
  yield post(`${page}/@workflow/publish`, {});
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
  yield settings({ anonymous_email_enabled: true, text_transform: 'text/x-web-intelligent' });
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
  yield settings({ anonymous_email_enabled: false, text_transform: 'text/plain', moderation_enabled: true });
  yield post(`${page}/@comments`, { text: 'Wartet' }, 'member');
  yield* byAnonymous({ text: 'Wartet auch' });
  yield get(`${page}/@comments`, 'anonymous');
  yield get(`${base}/@search?portal_type=Discussion%20Item&sort_on=created`, 'anonymous');
  yield get(`${base}/@search?portal_type=Discussion%20Item&sort_on=created`, 'manager');
  yield settings({ moderation_enabled: false, anonymous_comments: false });
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
