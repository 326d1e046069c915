import type { Page } from '@playwright/test';
import { isDue, turnWithin } from '../../scripts/turn.mjs';
import { makeContent, makePage, publish } from './support/editing';
import { expect, failedResponse, openPage, settled, test } from './support/journey';
import { signIn } from './support/sweep';

// Whoever may not do something is refused by the server as well.
test.use({ allowedLines: [failedResponse] });
test.describe.configure({ timeout: 120_000 });

const staff = 'Portal-Demo-2026';
const logins = {
  manager: ['admin', 'admin'],
  administrator: ['siteadmin', staff],
  editor: ['editor', staff],
  reviewer: ['reviewer', staff],
} as const satisfies Record<string, readonly [string, string]>;

type Role = keyof typeof logins | 'visitor';

const managers: readonly Role[] = ['manager'];
const administrators: readonly Role[] = [...managers, 'administrator'];
const editors: readonly Role[] = [...administrators, 'editor'];
const workers: readonly Role[] = [...editors, 'reviewer'];
const everybody: readonly Role[] = [...workers, 'visitor'];

interface Action {
  may: readonly Role[];
  /** The control by which it is done: in the rail beside a page, in its panel 'Mehr', in its contents or in the setup. */
  control?: string;
  /** The address of its screen. */
  address?: string;
}

const ownWay = (name: string) => `#toolbar .tool-panel__row[href$="/${name}"]`;
const row = (words: string) => `#toolbar .tool-panel__row:has-text("${words}")`;
const tool = (words: string) => `[role="toolbar"] button:has-text("${words}")`;

/** What can be done with a page, by the screen on which its control is. */
const ofPage: Record<string, Action> = {
  edit: { may: editors, control: '#toolbar .edit', address: '{page}/edit' },
  add: { may: editors, control: '#toolbar-add', address: '{page}/add?type=Document' },
  contents: { may: workers, control: '#toolbar .contents', address: '{page}/contents' },
  desk: { may: workers, control: '#toolbar .desk', address: '/de/desk' },
  setup: { may: administrators, control: '#toolbar .setup', address: '/de/controlpanel' },
  'state of translations': { may: editors, control: '#toolbar-languages' },
  'own profile': { may: workers, control: '#toolbar-personal', address: '/de/personal-information' },
};

const ofMore: Record<string, Action> = {
  rename: { may: editors, control: row('Umbenennen') },
  move: { may: editors, control: row('Verschieben') },
  cut: { may: editors, control: row('Ausschneiden') },
  copy: { may: workers, control: row('Kopieren') },
  paste: { may: editors, control: row('hier einfügen') },
  delete: { may: editors, control: row('Löschen'), address: '{page}/delete' },
  'working copy': { may: editors, control: row('Arbeitskopie anlegen') },
  history: { may: workers, control: ownWay('history'), address: '{page}/history' },
  sharing: { may: workers, control: ownWay('sharing'), address: '{page}/sharing' },
  'links to item': { may: workers, control: ownWay('links-to-item') },
  aliases: { may: editors, control: ownWay('aliases'), address: '{page}/aliases' },
  translations: {
    may: editors,
    control: ownWay('manage-translations'),
    address: '{page}/manage-translations',
  },
  'create translation': {
    may: editors,
    control: ownWay('create-translation'),
    address: '{page}/create-translation',
  },
};

/** A Plone without the portal's add-on has neither a trash nor settings of the portal. */
const hasAddOn = !process.env.PORTAL_STOCK;

const ofContents: Record<string, Action> = {
  ...(hasAddOn && { trash: { may: workers, control: 'a[href$="/trash"]', address: '{page}/trash' } }),
  upload: { may: editors, control: 'button:text-is("Hochladen")' },
  'rename in contents': { may: editors, control: tool('Umbenennen') },
  'state in contents': { may: workers, control: tool('Status') },
  tags: { may: editors, control: tool('Schlagwörter') },
  properties: { may: editors, control: tool('Eigenschaften') },
  'cut in contents': { may: editors, control: tool('Ausschneiden') },
  'copy in contents': { may: workers, control: tool('Kopieren') },
  'paste in contents': { may: editors, control: tool('Einfügen') },
  'delete in contents': { may: editors, control: tool('Löschen') },
};

const panel = (name: string, may = administrators): Action => ({
  may,
  control: `main a[href$="/controlpanel/${name}"]`,
  address: `/de/controlpanel/${name}`,
});

const ofSetup: Record<string, Action> = {
  users: panel('users'),
  groups: panel('groups'),
  membership: panel('membership'),
  redirects: panel('redirects'),
  relations: panel('relations'),
  comments: panel('moderate-comments'),
  'content types': panel('dexterity-types', managers),
  ...(hasAddOn && { 'portal settings': panel('portal-settings') }),
  'a panel of Plone': panel('language'),
};

const byAddressAlone: Record<string, Action> = {
  'links to item by address': { may: everybody, address: '{page}/links-to-item' },
  'own preferences': { may: workers, address: '/de/personal-preferences' },
  'own password': { may: workers, address: '/de/change-password' },
};

/** Goes there as a link does, without loading the app anew. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await settled(page);
}

const namesOf = (table: Record<string, Action>, is: (action: Action) => boolean): string[] =>
  Object.keys(table).filter((name) => table[name] !== undefined && is(table[name]));

for (const [index, role] of (
  ['manager', 'administrator', 'editor', 'reviewer', 'visitor'] as const
).entries()) {
  if (!isDue(index, turnWithin(), 2)) continue;
  test(`what may be done as ${role} has its control and its screen, and nothing else has`, async ({
    page,
    request,
    baseURL,
  }) => {
    const folder = await makePage(request, `Ort für alle Rollen ${role}`, ['Text.']);
    await makeContent(request, { '@type': 'Document', title: 'Unterseite' }, folder);
    await publish(request, folder);
    if (role !== 'visitor') await signIn(page.context(), request, baseURL ?? '', logins[role]);

    /** The controls of a table that are here are those of what this role may do. */
    const expectControls = async (table: Record<string, Action>) => {
      const expected = namesOf(table, ({ may, control }) => control !== undefined && may.includes(role));
      const seen = async () => {
        const counts = Object.entries(table).map(async ([name, { control }]) =>
          control !== undefined && (await page.locator(control).count()) > 0 ? [name] : [],
        );
        return (await Promise.all(counts)).flat();
      };
      await expect.poll(seen).toEqual(expected);
    };
    await openPage(page, folder);
    if (role === 'visitor') await expect(page.locator('#toolbar')).toHaveCount(0);
    await expectControls(ofPage);
    if (role !== 'visitor') {
      // What was copied may be pasted where one may add something.
      await page.locator('#toolbar-more').click();
      await page.locator('#toolbar').getByRole('button', { name: 'Kopieren', exact: true }).click();
      await page.locator('#toolbar-more').click();
    }
    await expectControls(ofMore);

    const all = { ...ofPage, ...ofMore, ...ofContents, ...ofSetup, ...byAddressAlone };
    const refusal = role === 'visitor' ? 'Bitte melden Sie sich an' : 'Kein Zugriff';
    const heading = page.locator('main h1').first();
    for (const name of namesOf(all, ({ address }) => address !== undefined)) {
      const { may, address = '' } = all[name] as Action;
      await go(page, address.replace('{page}', folder));
      if (may.includes(role)) await expect(heading, name).toHaveText(/\S/);
      // A screen may stand before the server has refused what it shows.
      if (may.includes(role)) await expect(heading, name).not.toHaveText(refusal);
      else await expect(heading, name).toHaveText(refusal);
    }

    if (workers.includes(role)) {
      await go(page, `${folder}/contents`);
      await page
        .getByRole('row', { name: /Unterseite/ })
        .getByRole('checkbox')
        .check();
    }
    await expectControls(ofContents);
    if (administrators.includes(role)) await go(page, '/de/controlpanel');
    await expectControls(ofSetup);
  });
}
