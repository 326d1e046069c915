import type { APIRequestContext, Page } from '@playwright/test';
import { tokenOf } from '../editing';
import { expect } from '../journey';

/** Contents below the page being edited that nothing else leads to; each kind is used in turn. */
export interface Targets {
  page: string;
  used: Record<string, number>;
}

const kinds = ['Ziel', 'Person', 'Bild'] as const;
const letters = ['a', 'b', 'c', 'd'] as const;

/** Pages are pointed to most. */
const lettersOf = (kind: (typeof kinds)[number]) => (kind === 'Ziel' ? letters : letters.slice(0, 2));

const picture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#246"/></svg>',
).toString('base64');

const fieldsOf = (kind: (typeof kinds)[number], letter: string) => {
  const id = `${kind.toLowerCase()}-${letter}`;
  const title = `${kind} ${letter}`;
  if (kind === 'Ziel') return { '@type': 'Document', id, title, description: `Worte von ${title}` };
  if (kind === 'Person') return { '@type': 'Member', id, firstname: 'Person', name: letter, title };
  const file = { data: picture, encoding: 'base64', 'content-type': 'image/svg+xml', filename: `${id}.svg` };
  return { '@type': 'Image', id, title, image: file };
};

/** Makes pages, people and pictures below a page, to which its fields can lead. */
export async function makeTargets(request: APIRequestContext, page: string): Promise<Targets> {
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${await tokenOf(request, 'siteadmin')}`,
  };
  const made = kinds.flatMap((kind) =>
    lettersOf(kind).map((letter) =>
      request.post(`/++api++${page}`, { headers, data: fieldsOf(kind, letter) }),
    ),
  );
  for (const answer of await Promise.all(made)) expect(answer.status(), await answer.text()).toBe(201);
  return { page, used: {} };
}

/** Chooses what the open object browser offers, the next of its kind, and gives its path. */
export async function chooseTarget(page: Page, targets: Targets): Promise<string> {
  const browser = page.locator('.tool-browser');
  const isOfSeveral = (await browser.locator('.tool-browser__tray').count()) > 0;
  if (isOfSeveral) await browser.getByRole('searchbox').fill(targets.page);
  const offered = browser.locator('.tool-entry__main[aria-pressed="false"]:not([aria-disabled="true"])');
  const ofKind = (kind: string) => offered.filter({ hasText: new RegExp(`${kind} [a-d]`) });
  await offered
    .filter({ hasText: /(?:Ziel|Person|Bild) [a-d]/ })
    .first()
    .waitFor();
  for (const kind of kinds) {
    const count = await ofKind(kind).count();
    if (count === 0) continue;
    const place = (targets.used[kind] ?? 0) % count;
    targets.used[kind] = place + 1;
    const entry = ofKind(kind).nth(place);
    const [title = ''] = /(?:Ziel|Person|Bild) [a-d]/.exec((await entry.textContent()) ?? '') ?? [];
    await entry.click();
    await browser.locator('.tool-browser__foot .tool-button--main').click();
    return `${targets.page}/${title.toLowerCase().replace(' ', '-')}`;
  }
  throw new Error('The object browser offers nothing.');
}
