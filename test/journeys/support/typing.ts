import type { CDPSession, Page } from '@playwright/test';
import { dayOf, isDue, turnOf } from '../../../scripts/turn.mjs';
import { expect, test } from './journey';

/** The text of a block. */
export const text = (page: Page, words: string) =>
  page.locator('.tool-block .text-editor', { hasText: words });

/** How the work stands, in the status bar of the editor. */
export const savedState = (page: Page) => page.locator('.tool-status__saved');

/** A line below the status bar that stays until it is done with. */
export const notice = (page: Page, words: string | RegExp) =>
  page.locator('.tool-notice', { hasText: words });

/** Writes on at the end of a block's text. */
export async function typeAfter(page: Page, words: string, added: string): Promise<void> {
  await text(page, words).click();
  await page.keyboard.press('End');
  await page.keyboard.type(added);
}

/** What somebody types within a minute, at two hundred letters. */
export const tale = [
  ' Und dann schreibt jemand noch eine Minute weiter, als wäre nichts geschehen.',
  'Der Hafen liegt im Osten, die Werft steht leer; wer dort arbeitet, misst Wellen und Wind.',
  'Kein Wort davon darf fehlen.',
].join(' ');

const minute = 60_000;

/** Each journey has its turn within as many runs as everything; a full run makes all. */
function takesItsMinute(title: string): boolean {
  const place = [...title].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return process.env.PORTAL_FULL === '1' || isDue(place, turnOf() ?? dayOf());
}

/**
 * Types the tale where the caret stands: at once, or as slowly as somebody does where it is the journey's turn, in which
 * case the answer is true.
 */
export async function typeTale(page: Page): Promise<boolean> {
  const isSlow = takesItsMinute(test.info().title);
  if (isSlow) test.setTimeout(test.info().timeout + 2 * minute);
  await page.keyboard.type(tale, isSlow ? { delay: minute / tale.length } : {});
  return isSlow;
}

/** Goes on with the tale at the end of a block's text, as `typeTale`. */
export async function typeTaleAfter(page: Page, words: string): Promise<boolean> {
  await typeAfter(page, words, '');
  return typeTale(page);
}

/** A reload begins with what is stored, whatever was typed before it. */
export const keepNoDrafts = (page: Page) =>
  page.addInitScript(() => void indexedDB.deleteDatabase('portal-drafts'));

/** Where letters of a text are drawn. */
export const lettersAt = (page: Page, words: string, from: number, to: number, inside = 'p') =>
  text(page, words)
    .locator(inside)
    .evaluate(
      (element, [start, end]) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const range = document.createRange();
        range.setStart(node, start as number);
        range.setEnd(node, end as number);
        const { left, right, top, height } = range.getBoundingClientRect();
        return { left, right, x: (left + right) / 2, y: top + height / 2 };
      },
      [from, to],
    );

/** Waits until a draft in the browser holds those words. */
export async function isKept(page: Page, words: string): Promise<void> {
  await expect(savedState(page)).toContainText('Entwurf gesichert');
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('portal-drafts');
          opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
          };
        }),
    );
  await expect.poll(drafts).toContain(words);
}

/** Saves, and waits for the page as visitors see it. */
export async function save(page: Page, path: string): Promise<void> {
  await page.locator('#toolbar-save').click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

/** Plays an input method: its guesses one after the other, and the words that are taken. */
export async function compose(client: CDPSession, guesses: readonly string[], taken: string): Promise<void> {
  for (const guess of guesses) {
    await client.send('Input.imeSetComposition', {
      text: guess,
      selectionStart: guess.length,
      selectionEnd: guess.length,
    });
  }
  await client.send('Input.insertText', { text: taken });
}
