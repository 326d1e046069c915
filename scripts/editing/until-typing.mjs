import { scriptSize } from '../visit/script-size.mjs';

/**
 * Runs in a page that is watched: resolves when a text can be typed in and that has been painted, with the time, in ms, and
 * the addresses of the scripts that had come by then.
 */
export const untilTyping = () =>
  new Promise((resolve) => {
    const look = () => {
      const text = document.querySelector('.tool-editor .text-editor[contenteditable="true"]');
      if (!text) return requestAnimationFrame(look);
      const scripts = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js'));
      text.focus();
      window.afterPaint(() => resolve({ time: performance.now(), scripts }));
    };
    look();
  });

/** Opens an editor by its address: when a text can be typed in, in ms, and how many kB of script had come by then. */
export async function openUntilTyping({ page, scripts }, url) {
  await page.goto(url, { waitUntil: 'commit' });
  const { time, scripts: addresses } = await page.evaluate(untilTyping);
  return { time, script: await scriptSize(addresses.flatMap((address) => scripts.get(address) ?? [])) };
}
