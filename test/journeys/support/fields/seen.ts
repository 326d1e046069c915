import type { Page } from '@playwright/test';
import { placeOf } from './places';
import { nameOf, type Entered } from './fill';
import { agree } from './visitor';

/** What visitors read and where they are led: words that are shown, attributes, addresses of links and pictures. */
const whatIsSeen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility({ visibilityProperty: true })) words.push(node.nodeValue ?? '');
    const all = [...main.querySelectorAll('*')];
    const attributes = all.flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ name, value })),
    );
    return { words: words.join(' '), attributes };
  });

/** What is seen at once, after the visitor has agreed to what is kept back, and in whatever lies folded. */
async function whatCanBeSeen(page: Page) {
  const looks = [await whatIsSeen(page)];
  await agree(page);
  looks.push(await whatIsSeen(page));
  for (const folded of await page.locator('main .block [aria-expanded="false"]').elementHandles()) {
    // What opens filters in a narrow window is out of sight in a wide one.
    if (!(await folded.isVisible())) continue;
    await folded.click();
    looks.push(await whatIsSeen(page));
  }
  return {
    words: looks.map(({ words }) => words).join(' '),
    attributes: looks.flatMap(({ attributes }) => attributes),
  };
}

/**
 * Which of the things that were entered visitors do not meet, though nothing says that they shall not; and which they
 * meet though there is a reason why they should not.
 */
export async function unseenOf(page: Page, block: string, entered: readonly Entered[]): Promise<string[]> {
  const { words, attributes } = await whatCanBeSeen(page);
  const isAsMeant = ({ id, value, isPath }: Entered): boolean => {
    const place = placeOf(block, nameOf(id));
    const isIn = (name: string, part: string) =>
      attributes.some((each) => each.name === name && each.value.includes(part));
    if (place && 'attribute' in place) return isIn(place.attribute, value);
    const isSeen = isPath
      ? ['href', 'src', 'style'].some((name) => isIn(name, value))
      : words.includes(value);
    return isSeen === (place === undefined);
  };
  return entered.filter((each) => !isAsMeant(each)).map(({ id, value }) => `${id}: ${value}`);
}
