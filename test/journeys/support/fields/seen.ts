import type { Page } from '@playwright/test';
import { placeOf } from './places';
import { nameOf, type Entered } from './fill';

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

/** Which of the things that were entered visitors do not meet, though nothing says that they shall not. */
export async function unseenOf(page: Page, block: string, entered: readonly Entered[]): Promise<string[]> {
  const { words, attributes } = await whatIsSeen(page);
  const isSeen = ({ id, value, isPath }: Entered): boolean => {
    const place = placeOf(block, nameOf(id));
    if (place !== undefined && 'because' in place) return true;
    const isIn = (name: string, part: string) =>
      attributes.some((each) => each.name === name && each.value.includes(part));
    if (place) return isIn(place.attribute, value);
    return isPath ? ['href', 'src', 'style'].some((name) => isIn(name, value)) : words.includes(value);
  };
  return entered.filter((each) => !isSeen(each)).map(({ id, value }) => `${id}: ${value}`);
}
