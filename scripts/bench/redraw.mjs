/**
 * The floor of drawing rows, run in the page: those that stand there put in once more by the browser itself, after the
 * answer, if there is one, was read. `rows` selects one of them.
 */
export function redraw({ rows, answer }) {
  return new Promise((resolve) => {
    const list = document.querySelector(rows).parentElement;
    const { innerHTML } = list;
    const frame = list.cloneNode(false);
    const begin = performance.now();
    if (answer !== undefined) JSON.parse(answer);
    list.after(frame);
    frame.innerHTML = innerHTML;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const time = performance.now() - begin;
        frame.remove();
        resolve(time);
      }),
    );
  });
}
