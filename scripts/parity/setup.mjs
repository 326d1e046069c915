import { admin } from '../plone/instance.mjs';

const password = 'Parity-Pass-2026';

/** Who calls. A manager is the user of Zope's root, as the one who made the site is. */
export const people = {
  member: { roles: ['Member'], fullname: 'Mette Mitgliedt' },
  editor: { roles: ['Member', 'Editor', 'Contributor'], fullname: 'Edda Redlich' },
  reviewer: { roles: ['Member', 'Reviewer'], fullname: 'Rune Prüfer' },
  siteadmin: { roles: ['Member', 'Site Administrator'], fullname: 'Sönke Admiraal' },
};

export const roles = ['anonymous', ...Object.keys(people), 'manager'];

/** How each role logs in. */
export const logins = {
  ...Object.fromEntries(Object.keys(people).map((id) => [id, { login: id, password }])),
  manager: { login: admin.name, password: admin.password },
};

/** The folder in which a chapter works, in either language. */
export const folderOf = (chapter, language = 'de') => `/${language}/parity-${chapter}`;

/** Takes away what an earlier run left on a Plone that is used again, and makes the same people and folders on both. */
export async function setUp(client, chapters) {
  const send = (method, path, body) => client.send({ method, path, body, as: 'manager' });
  await clear(send);
  for (const [id, { roles: given, fullname }] of Object.entries(people)) {
    const email = `${id}@immerlund.example`;
    await must(send('POST', '/@users', { username: id, email, password, fullname, roles: given }));
  }
  for (const path of chapters.flatMap((name) => [folderOf(name), folderOf(name, 'en')])) {
    const [, language, id] = path.split('/');
    await must(send('POST', `/${language}`, { '@type': 'Document', id, title: id }));
    await must(send('POST', `${path}/@workflow/publish`, {}));
  }
}

const idOf = (item) => new URL(item['@id']).pathname.split('/').at(-1);

/** Empties a site that holds nothing but what an earlier run made. */
async function clear(send) {
  const left = [];
  for (const language of ['/de', '/en']) {
    const { items } = await must(send('GET', `${language}?b_size=1000`));
    left.push(...items.filter((item) => item['@type'] !== 'LIF').map((item) => `${language}/${idOf(item)}`));
  }
  const strange = left.find((path) => !path.split('/')[2].startsWith('parity-'));
  if (strange)
    throw new Error(
      `This Plone is not empty: it holds ${strange}. "npm run plone -- --empty" starts an empty one.`,
    );
  for (const path of left) await must(send('DELETE', path));
  const { items } = await must(send('GET', '/@aliases?b_size=1000'));
  if (items.length > 0)
    await must(send('DELETE', '/@aliases', { items: items.map(({ path }) => ({ path })) }));
  const users = await must(send('GET', '/@users'));
  for (const { id } of users.items) if (id !== admin.name) await must(send('DELETE', `/@users/${id}`));
}

async function must(answer) {
  const { raw } = await answer;
  if (raw.status >= 300) throw new Error(`The set-up fails with ${raw.status}: ${JSON.stringify(raw.body)}`);
  return raw.body;
}
