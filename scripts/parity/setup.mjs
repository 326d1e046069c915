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
  const folders = chapters.flatMap((name) => [folderOf(name), folderOf(name, 'en')]);
  for (const path of folders) await send('DELETE', path);
  for (const [id, { roles: given, fullname }] of Object.entries(people)) {
    await send('DELETE', `/@users/${id}`);
    const email = `${id}@immerlund.example`;
    await must(send('POST', '/@users', { username: id, email, password, fullname, roles: given }));
  }
  for (const path of folders) {
    const [, language, id] = path.split('/');
    await must(send('POST', `/${language}`, { '@type': 'Document', id, title: id }));
    await must(send('POST', `${path}/@workflow/publish`, {}));
  }
}

async function must(answer) {
  const { raw } = await answer;
  if (raw.status >= 300) throw new Error(`The set-up fails with ${raw.status}: ${JSON.stringify(raw.body)}`);
}
