import { scriptSize } from '../visit/script-size.mjs';

/**
 * Runs in a page that is watched: resolves when a text can be typed in and that has been painted, with the time, in ms, and
 * the addresses of the files of the app that had come by then.
 */
export const untilTyping = () =>
  new Promise((resolve) => {
    const look = () => {
      const text = document.querySelector('.tool-editor .text-editor[contenteditable="true"]');
      if (!text) return requestAnimationFrame(look);
      const asked = performance.getEntriesByType('resource').map(({ name }) => name);
      const files = [...new Set(asked)].filter((name) => new URL(name).pathname.startsWith('/assets/'));
      text.focus();
      window.afterPaint(() => resolve({ time: performance.now(), files }));
    };
    look();
  });

/**
 * Opens an editor by its address: when a text can be typed in, in ms, how many files of the app had come by then, and how many
 * kB of script.
 */
export async function openUntilTyping({ page, scripts }, url) {
  await page.goto(url, { waitUntil: 'commit' });
  const { time, files } = await page.evaluate(untilTyping);
  const script = await scriptSize(files.flatMap((address) => scripts.get(address) ?? []));
  return { time, files: files.length, script };
}
