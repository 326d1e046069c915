import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Language } from '@/lib/language';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
import { wordsOf } from '~test/support/words';
// The screens are there: how long fetching them takes is not what these tests are about.
import '@/admin/contents/contents-page';
import '@/admin/contents/task-dialog';
import '@/admin/control-panel/panel-screen';
import '@/admin/groups/groups-screen';
import '@/admin/users/users-screen';

const { api, cms } = startCms();
const user = userEvent.setup();

/** What a case stands on: its language, a folder of its own with two pages, and names of its own. */
interface Place {
  language: Language;
  folder: string;
  number: number;
  name: (id: Parameters<typeof wordsOf>[1], values?: Parameters<typeof wordsOf>[2]) => string;
}

let made = 0;

const pathOf = async (answer: Promise<Response>): Promise<string> => {
  const { '@id': address } = (await (await answer).json()) as { '@id': string };
  return new URL(address).pathname.replace('/++api++', '');
};
const add = (path: string, title: string) =>
  pathOf(cms().ask(path, { as: 'siteadmin', json: { '@type': 'Document', title } }));

async function makePlace(language: Language): Promise<Place> {
  made += 1;
  const folder = await add(`/${language}`, `Ordner ${made}`);
  for (const title of ['Eins', 'Zwei']) await add(folder, title);
  return { language, folder, number: made, name: (id, values) => wordsOf(language, id, values) };
}

const open = async (path: string) => {
  await renderSite(path, { token: await cms().login('siteadmin') });
};
const press = async (name: string) => {
  const button = (await screen.findAllByRole('button', { name })).at(-1);
  if (button) await user.click(button);
};
const check = async (name: string) => user.click(await screen.findByRole('checkbox', { name }));
const refuse = (method: 'post' | 'delete', path: string, status: number, message: string) =>
  api.use(
    http[method](apiPath(path), () =>
      HttpResponse.json({ error: { type: 'X', message }, type: 'X', message }, { status }),
    ),
  );

/** Chooses a page in the contents of a folder. */
const choose = ({ name }: Place, title: string) => check(name('admin.contents.select-row', { title }));

/** Opens a page and one of the entries of its panel 'More'. */
async function pressMore({ name }: Place, path: string, id: Parameters<typeof wordsOf>[1]): Promise<void> {
  await open(path);
  await press(name('admin.toolbar.more'));
  await press(name(id));
}

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  const form = within(await screen.findByRole('dialog'));
  for (const [label, typed] of Object.entries(values)) {
    await user.click(await form.findByLabelText(new RegExp(`^${label}`)));
    await user.paste(typed);
  }
}

async function addUser({ name, number }: Place): Promise<void> {
  await press(name('admin.users.add'));
  await fill({
    [name('admin.add-user.username')]: `neu${number}`,
    [name('admin.add-user.fullname')]: 'Nele Neu',
    [name('admin.add-user.email')]: `neu${number}@example.org`,
    [name('admin.add-user.password')]: 'Kuestenwind-2026',
  });
  await press(name('admin.add-user.submit'));
}

async function addGroup({ name, number }: Place): Promise<void> {
  await press(name('admin.groups.add'));
  await fill({ [name('admin.group-form.groupname')]: `gruppe${number}` });
  await press(name('admin.group-form.add'));
}

/** A user `konto…` and a group `runde…`: to store a password takes longer than most tests. */
async function addPrincipals({ number }: Place): Promise<void> {
  const [username, groupname] = [`konto${number}`, `runde${number}`];
  const account = { username, email: `${username}@example.org`, password: 'Kuestenwind-2026' };
  await cms().ask('/@users', { as: 'admin', json: account });
  await cms().ask('/@groups', { as: 'admin', json: { groupname, title: groupname } });
}

/** Gives a user or a group a role and saves. */
async function giveRole({ name }: Place, principal: string): Promise<void> {
  await user.type(await screen.findByRole('searchbox'), principal);
  await check(name('admin.principals.cell', { role: name('admin.role.editor'), name: principal }));
  await press(name('admin.principals.save'));
}

const makeWorkingCopy = ({ folder }: Place) =>
  pathOf(cms().ask(`${folder}/eins/@workingcopy`, { as: 'siteadmin', method: 'POST', json: {} }));

/** A situation, the words that are shown in both languages, and what is done to see them. */
type Step = readonly [
  situation: string,
  german: readonly string[],
  english: readonly string[],
  act: (place: Place) => Promise<void>,
];

/** What is done on one screen after another; a number sign stands for that of the case. */
const screens: Readonly<Record<string, readonly Step[]>> = {
  'folder contents': [
    [
      'items are copied',
      ['Erfolg', 'Inhalt(e) kopiert.'],
      ['Success', 'Item(s) copied.'],
      async (place) => {
        await open(`${place.folder}/contents`);
        await choose(place, 'Eins');
        await press(place.name('admin.clipboard.copy'));
      },
    ],
    [
      'items are pasted',
      ['Inhalt(e) eingefügt.'],
      ['Item(s) pasted.'],
      async () => user.click(await screen.findByRole('button', { name: /^(Einfügen|Paste)/ })),
    ],
    [
      'items are cut',
      ['Inhalt(e) ausgeschnitten.'],
      ['Item(s) cut.'],
      ({ name }) => press(name('admin.clipboard.cut')),
    ],
    [
      'what was cut cannot be pasted',
      ['Fehler', 'Diesen Inhalt können Sie hier nicht einfügen.'],
      ['Error', "You can't paste this content here"],
      async ({ folder }) => {
        refuse('post', `${folder}/@move`, 400, 'Disallowed subobject type');
        await user.click(await screen.findByRole('button', { name: /^(Einfügen|Paste)/ }));
      },
    ],
    [
      'items are changed',
      ['Inhalt(e) aktualisiert.'],
      ['Item(s) has been updated.'],
      async ({ name }) => {
        await press(name('admin.contents.rename'));
        await fill({ [name('admin.rename.title')]: ' und mehr' });
        await press(name('admin.tasks.save'));
      },
    ],
    [
      'the state of items is changed',
      ['Status der Inhalte aktualisiert.'],
      ['Item(s) state has been updated.'],
      async (place) => {
        await choose(place, 'Zwei');
        // The head of a column has the same name.
        const tools = screen.getByRole('toolbar', { name: place.name('admin.contents.toolbar') });
        await user.click(
          within(tools).getByRole('button', { name: place.name('admin.contents.change-state') }),
        );
        await within(await screen.findByRole('dialog')).findAllByRole('radio');
        await press(place.name('admin.tasks.change-state'));
      },
    ],
    [
      'an item is moved within its folder',
      ['Der Inhalt wurde verschoben.'],
      ['Item successfully moved.'],
      async ({ name }) => {
        await press(name('admin.contents.actions-of', { title: 'Zwei' }));
        await press(name('admin.contents.to-top'));
      },
    ],
    [
      'deleting is asked',
      ['Diesen Inhalt löschen?'],
      ['Delete this item?'],
      async (place) => {
        await choose(place, 'Zwei');
        await press(place.name('admin.contents.delete'));
      },
    ],
    [
      'an item cannot be deleted',
      ['Fehler', 'Der Inhalt konnte nicht gelöscht werden.'],
      ['Error', 'The item could not be deleted.'],
      async ({ folder, name }) => {
        refuse('delete', `${folder}/zwei`, 403, 'No.');
        const ask = within(await screen.findByRole('dialog'));
        const confirm = await ask.findByRole('button', { name: name('admin.delete.delete') });
        await expect.poll(() => confirm.hasAttribute('disabled')).toBe(false);
        await user.click(confirm);
      },
    ],
  ],
  'several items': [
    [
      'deleting them is asked',
      ['Ausgewählte Inhalte löschen?'],
      ['Delete selected items?'],
      async (place) => {
        await open(`${place.folder}/contents`);
        await choose(place, 'Eins');
        await choose(place, 'Zwei');
        await press(place.name('admin.contents.delete'));
      },
    ],
  ],
  'an item to which a page leads': [
    [
      'deleting it says what breaks',
      [
        'Diesen Inhalt löschen?',
        'bricht 1 Verweis von diesen Seiten:',
        'Inhalt löschen und Verweise brechen',
      ],
      ['Delete this item?', 'will break 1 reference from these pages:', 'Delete item and break links'],
      async (place) => {
        const link = { type: 'link', data: { url: `${place.folder}/zwei` }, children: [{ text: 'Zwei' }] };
        const blocks = { a: { '@type': 'slate', value: [{ type: 'p', children: [link] }] } };
        const json = { blocks, blocks_layout: { items: ['a'] } };
        await cms().ask(`${place.folder}/eins`, { as: 'siteadmin', method: 'PATCH', json });
        await pressMore(place, `${place.folder}/zwei`, 'admin.toolbar.delete');
      },
    ],
  ],
  'a page that somebody edits': [
    [
      'its lock is told',
      [
        ' bearbeitet diesen Inhalt seit ',
        'Wenn Sie sicher sind, dass dort niemand mehr arbeitet, können Sie die Sperre aufheben und dann selbst bearbeiten.',
      ],
      [
        'This item was locked by ',
        'If you are certain this user has abandoned the object, you may unlock the object. You will then be able to edit it.',
      ],
      async ({ folder }) => {
        await cms().ask(`${folder}/eins/@lock`, { as: 'editor', method: 'POST', json: {} });
        await open(`${folder}/eins`);
      },
    ],
    [
      'it is unlocked',
      ['„Eins“ ist nicht mehr gesperrt.'],
      ['“Eins” is not locked any more.'],
      ({ name }) => press(name('admin.lock.unlock')),
    ],
  ],
  'a page whose state is changed': [
    [
      'it is published, which can be taken back',
      ['Veröffentlicht', 'Rückgängig'],
      ['Published', 'Undo'],
      async (place) => {
        await open(`${place.folder}/eins`);
        await press(place.name('admin.toolbar.more'));
        const publish = () => document.querySelector('[data-transition="publish"]');
        await expect.poll(publish, { timeout: 10_000 }).not.toBeNull();
        await user.click(publish() as Element);
      },
    ],
  ],
  users: [
    [
      'roles of a user are saved',
      ['Die Rollen wurden aktualisiert.'],
      ['User roles updated'],
      async (place) => {
        await addPrincipals(place);
        await open(`/${place.language}/controlpanel/users`);
        await giveRole(place, `konto${place.number}`);
      },
    ],
    ['a user is made', ['Der Benutzer wurde angelegt.'], ['User created'], addUser],
    [
      'a user is to be deleted',
      ['Möchten Sie den Benutzer konto# wirklich löschen?'],
      ['Do you really want to delete the user konto#?'],
      async ({ name, number }) => {
        await press(name('admin.principals.actions', { name: `konto${number}` }));
        await press(name('admin.principals.delete'));
      },
    ],
    [
      'a user is refused, in the server’s own words',
      ['Der Name ist vergeben.'],
      ['Der Name ist vergeben.'],
      async (place) => {
        await press(place.name('admin.kit.cancel'));
        refuse('post', '/@users', 400, 'Der Name ist vergeben.');
        await addUser(place);
      },
    ],
  ],
  groups: [
    [
      'roles of groups are saved',
      ['Die Gruppen wurden aktualisiert.'],
      ['Group roles updated'],
      async (place) => {
        await addPrincipals(place);
        await open(`/${place.language}/controlpanel/groups`);
        await giveRole(place, `runde${place.number}`);
      },
    ],
    [
      'a group is changed',
      ['Die Gruppe wurde aktualisiert.'],
      ['Group updated'],
      async ({ name, number }) => {
        await press(name('admin.principals.actions', { name: `runde${number}` }));
        await press(name('admin.principals.edit'));
        await fill({ [name('admin.group-form.description')]: 'Mehr' });
        await press(name('admin.group-form.save'));
      },
    ],
    ['a group is made', ['Die Gruppe wurde angelegt.'], ['Group created'], addGroup],
    [
      'a group is refused, in the server’s own words',
      ['Die Gruppe geht nicht.'],
      ['Die Gruppe geht nicht.'],
      async (place) => {
        refuse('post', '/@groups', 400, 'Die Gruppe geht nicht.');
        await addGroup({ ...place, number: place.number + 1000 });
      },
    ],
  ],
  'users whose roles cannot be loaded': [
    [
      'the error view stands there',
      ['Auf dem Server ist etwas schiefgelaufen'],
      ['Something went wrong on the server'],
      async ({ language }) => {
        api.use(http.get(apiPath('/@roles'), () => HttpResponse.json({}, { status: 500 })));
        await open(`/${language}/controlpanel/users`);
      },
    ],
  ],
  'a panel of the setup': [
    [
      'its form has errors',
      ['Fehler', 'Es gab einige Fehler.', 'Erforderliche Eingabe fehlt'],
      ['Error', 'There were some errors.', 'Required input is missing'],
      async ({ language, name }) => {
        await open(`/${language}/controlpanel/site`);
        await user.clear(await screen.findByLabelText(/^(Titel der Website|Site title|Name der Website)/));
        await press(name('admin.settings.save'));
      },
    ],
  ],
  'a page whose working copy fails': [
    [
      'it may not be made',
      ['Sie dürfen das nicht tun.'],
      ['You are not authorized to perform this operation.'],
      async (place) => {
        refuse('post', `${place.folder}/eins/@workingcopy`, 403, 'No.');
        await pressMore(place, `${place.folder}/eins`, 'admin.working-copy.create');
      },
    ],
    [
      'it fails',
      ['Dabei ist ein Fehler aufgetreten.'],
      ['An error occurred while performing this operation.'],
      async ({ folder, name }) => {
        refuse('post', `${folder}/eins/@workingcopy`, 500, 'No.');
        await press(name('admin.toolbar.more'));
        await press(name('admin.working-copy.create'));
      },
    ],
  ],
  'a page that has a working copy': [
    [
      'it says so',
      ['Hierzu gibt es eine laufende Arbeitskopie: „Eins“', 'Angelegt von '],
      ['This has an ongoing working copy in Eins', 'Created by '],
      async (place) => {
        await makeWorkingCopy(place);
        await open(`${place.folder}/eins`);
      },
    ],
  ],
  'a working copy that is discarded': [
    [
      'it says what it is',
      ['Dies ist eine Arbeitskopie von „Eins“'],
      ['This is a working copy of Eins'],
      async (place) => pressMore(place, await makeWorkingCopy(place), 'admin.working-copy.remove'),
    ],
    [
      'it is discarded',
      ['Die Arbeitskopie wurde verworfen'],
      ['The working copy was discarded'],
      async ({ name }) => {
        await screen.findByRole('dialog');
        await press(name('admin.working-copy.remove'));
      },
    ],
  ],
  'a working copy that is applied': [
    [
      'it is applied',
      [
        'Änderungen angewendet.',
        'Vorgenommen von ',
        'Dies ist keine Arbeitskopie mehr, sondern der eigentliche Inhalt.',
      ],
      ['Changes applied.', 'Made by ', 'This is not a working copy anymore, but the main content.'],
      async (place) => pressMore(place, await makeWorkingCopy(place), 'admin.working-copy.apply'),
    ],
  ],
};

const isShown = (words: string) => (document.body.textContent ?? '').includes(words);

describe.each(['de', 'en'] as const)('what is notified in %s', (language) => {
  test.each(Object.entries(screens))('on %s', { timeout: 90_000 }, async (_name, steps) => {
    const place = await makePlace(language);
    for (const [situation, german, english, act] of steps) {
      await act(place);
      for (const words of language === 'de' ? german : english)
        await expect
          .poll(() => isShown(words.replace('#', String(place.number))), {
            message: `${situation}: ${words}`,
            timeout: 15_000,
          })
          .toBe(true);
    }
  });
});
