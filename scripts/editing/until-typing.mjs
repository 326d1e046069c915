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
