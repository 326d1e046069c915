/** What lives in the page once all garbage is gone, in bytes. */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function work(page, { strokes, operations, saves }) {
  for (let stroke = 0; stroke < strokes; stroke += 1)
    await page.keyboard.press(stroke % 6 === 5 ? 'Space' : 'a');
  // A new block, moved and moved back, and joined to the one before it again.
  for (let operation = 0; operation < operations; operation += 4) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Backspace');
  }
  for (let save = 0; save < saves; save += 1) {
    await page.keyboard.type('b');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    await saved;
  }
}

/** How many times its memory a page takes after a long day's work on it. */
export async function workLong(page, session) {
  await page.locator('.text-editor').nth(3).click();
  // What the browser compiles on the way is no work that piles up.
  await work(page, { strokes: 120, operations: 16, saves: 1 });
  const before = await heapOf(session);
  await work(page, { strokes: 1800, operations: 200, saves: 20 });
  // Toasts go after five seconds.
  await page.waitForTimeout(6000);
  return { heap: (await heapOf(session)) / before };
}
