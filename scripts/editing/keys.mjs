const pause = 50;

/** Runs in the page before its own scripts: times each key until what it did has been painted. */
export function watchKeys() {
  const figures = { keys: [], enters: [] };
  window.keyFigures = figures;
  const entered = (from, begin) =>
    window.afterPaint(() => {
      const isThere = document.activeElement !== from && document.activeElement?.isContentEditable;
      if (isThere) figures.enters.push(performance.now() - begin);
      else entered(from, begin);
    });
  window.addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key === 'Enter') entered(document.activeElement, timeStamp);
      else if (key.length === 1) window.afterPaint(() => figures.keys.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
}

const letters = 'wir messen die stroemung unter dem eis ';

/** The value below which so many of a hundred lie. */
function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))];
}

/** Leaves the caret at the end of the text in the middle of the page. */
async function goToMiddle(page, size) {
  const text = page.locator('.text-editor').nth(Math.floor(size / 2));
  await text.scrollIntoViewIfNeeded();
  await text.click();
  await page.keyboard.press('End');
}

/** Types as somebody quick does, then makes new blocks; the figures of one page. */
export async function typeOn(page, size, { count, busy }) {
  await goToMiddle(page, size);
  await page.keyboard.type(letters, { delay: pause });
  await page.evaluate(() => (window.keyFigures.keys = []));
  const before = await busy();
  for (let index = 0; index < count; index += 1) {
    const letter = letters[index % letters.length];
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(pause);
  }
  const work = (await busy()) - before;
  for (let index = 0; index < 8; index += 1) {
    await page.keyboard.press('Enter');
    await page.waitForFunction((wanted) => window.keyFigures.enters.length >= wanted, index + 1);
    await page.keyboard.type('wir', { delay: pause });
  }
  const { keys, enters } = await page.evaluate(() => window.keyFigures);
  const typed = keys.slice(0, count);
  return {
    key: percentile(typed, 50),
    slowKey: percentile(typed, 95),
    work: work / count,
    enter: percentile(enters, 50),
  };
}
