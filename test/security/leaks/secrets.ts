import { setComment } from '~mocks/repository/comments';
import type { SeedItem } from '~mocks/seed/types';
import { seedUid } from '~mocks/seed/uids';
import { createTestCms } from '~test/support/test-cms';
import type { TestCms } from '~test/support/test-cms';

const hidden = { state: 'private' } as const;
const folder = '/de/ordner';
export const vault = `${folder}/tresor`;
const own = { subjects: ['Tresorwort'], description: 'Tresortext', creators: ['tresorwart'] };
const text = [{ '@type': 'slate', plaintext: 'Tresortext', value: [{ children: [{ text: 'Tresortext' }] }] }];

/** Everything private has "tresor" in its id, title, words and files, in every kind of content that lists know. */
const secretItems: readonly SeedItem[] = [
  { path: vault, type: 'Document', title: 'Tresorseite', blocks: text, ...own, ...hidden },
  {
    path: `${vault}/tresorbild`,
    type: 'Image',
    title: 'Tresorbild',
    fields: { image: { picture: 'tresor.png' } },
  },
  {
    path: `${vault}/tresordatei`,
    type: 'File',
    title: 'Tresordatei',
    fields: { file: { file: 'tresor.txt' } },
  },
  {
    path: `${vault}/tresorinstitut`,
    type: 'Institut',
    title: 'Tresorinstitut',
    fields: { token: 'tresortoken', name: 'Tresorinstitut' },
    ...hidden,
  },
  {
    path: `${vault}/tresorlink`,
    type: 'Link',
    title: 'Tresorlink',
    fields: { remoteUrl: 'https://tresor.example' },
    ...hidden,
  },
  { path: `${folder}/tresormeldung`, type: 'Meldung', title: 'Tresormeldung', ...own, ...hidden },
  { path: `${folder}/tresorstelle`, type: 'Job Offer', title: 'Tresorstelle', ...own, ...hidden },
  {
    path: `${folder}/tresortermin`,
    type: 'Event',
    title: 'Tresortermin',
    fields: { start: '2030-01-01T10:00:00Z', end: '2030-01-01T11:00:00Z', location: 'Tresorraum' },
    ...own,
    ...hidden,
  },
  {
    path: `${folder}/tresorperson`,
    type: 'Member',
    title: 'Tresorperson',
    fields: { email: 'person@tresor.example', lastname: 'Tresorperson' },
    ...hidden,
  },
  { path: '/tresorbereich', type: 'Document', title: 'Tresorbereich', ...hidden },
  { path: '/de/tresorsubsite', type: 'Subsite', title: 'Tresorsubsite', ...hidden },
  {
    path: '/en/tresor-en',
    type: 'Document',
    title: 'Tresor page',
    translationOf: `${folder}/seite`,
    ...hidden,
  },
];

const page: SeedItem = {
  path: `${folder}/seite`,
  type: 'Document',
  title: 'Seite',
  fields: { relatedItems: [vault, '/de/ziel'], preview_image_link: `${vault}/tresorbild` },
  blocks: [
    { '@type': 'teaser', href: [{ '@id': vault, title: 'Tresorseite' }] },
    { '@type': 'image', url: `${vault}/tresorbild`, alt: '' },
    {
      '@type': 'slate',
      value: [{ type: 'p', children: [{ type: 'link', data: { url: vault }, children: [{ text: 'da' }] }] }],
    },
  ],
};

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/en', type: 'LRF', title: 'English' },
  { path: '/de/ziel', type: 'Document', title: 'Ziel' },
  { path: folder, type: 'Document', title: 'Ordner' },
  ...secretItems.filter(({ path }) => path.startsWith(folder)),
  page,
  ...secretItems.filter(({ path }) => !path.startsWith(folder)),
  { path: `${folder}/verweis`, type: 'Link', title: 'Verweis', fields: { remoteUrl: vault } },
];

const secretUids = secretItems.map(({ path }) => seedUid(path));

const redirects = { '/de/tresoralt': vault, '/de/alt': '/de/ziel', '/tresorfern': `${folder}/tresormeldung` };

/** A public page, a folder and two roots, amid private content of every kind, a silent user, a comment that waits. */
export async function createVault(): Promise<TestCms> {
  const cms = await createTestCms({ items, redirects, rateLimits: false, report: () => undefined });
  const as = 'admin';
  const user = {
    username: 'tresorwart',
    fullname: 'Tresorwart',
    email: 'wart@tresor.example',
    password: 'Portal-Demo-2026',
  };
  await cms.ask('/@users', { as, json: user });
  await cms.ask('/@groups', { as, json: { groupname: 'tresorgruppe', title: 'Tresorgruppe' } });
  await cms.ask('/@controlpanels/discussion', { as, method: 'PATCH', json: { globally_enabled: true } });
  await cms.ask(`${folder}/seite`, { as, method: 'PATCH', json: { allow_discussion: true } });
  await cms.ask(`${folder}/seite/@workingcopy`, { as, json: {} });
  await cms.repository.write((transaction) =>
    setComment(transaction, {
      id: '77',
      on: seedUid(`${folder}/seite`),
      inReplyTo: null,
      authorName: 'Tresorwart',
      authorEmail: 'wart@tresor.example',
      author: 'tresorwart',
      text: 'Tresorkommentar',
      contentType: 'text/plain',
      created: '2026-01-01T10:00:00.000Z',
      modified: '2026-01-01T10:00:00.000Z',
      state: 'pending',
      notify: true,
    }),
  );
  return cms;
}

/** Places at which every call is made: site, language, folder, page. */
export const places = ['', '/de', folder, `${folder}/seite`, `${folder}/verweis`];

/** What an answer lets out: words of private content, its UIDs, addresses of users. */
export function tracesIn(body: string, cms: TestCms): string[] {
  const mails = cms.repository.users().flatMap(({ id, email }) => (email && id !== 'member' ? [email] : []));
  // A link to what one may not view asks for a login where it leads; its opaque UID is all that it holds.
  const lower = body.replaceAll(/resolveuid\/[0-9a-f]{32}/g, '').toLowerCase();
  const named = [...secretUids, ...mails].filter((each) => lower.includes(each.toLowerCase()));
  return [...named, ...(/.{0,80}tresor.{0,80}/i.exec(body) ?? [])];
}
