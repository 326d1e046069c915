import { snapshot } from '../visit/floors.mjs';

/**
 * What opening is compared with, by size: the page and its open editor as static documents of a mirror, with their styles,
 * fonts and pictures and without anything that runs, and the elements that a click on the page's edit button puts in.
 */
export async function makeFloors(on, mirror, { base, paths, editor }) {
  const take = (address, heading) =>
    on('desktop', async ({ page, open }) => {
      await open(address, heading);
      return await page.evaluate(snapshot, { content: 'body', heading });
    });
  const floors = new Map();
  for (const [size, path] of paths) {
    const viewed = await take(base + path, 'main h1');
    const opened = await take(`${base}${path}/edit`, editor);
    floors.set(size, {
      // The editor's styles are there already, as for whoever has edited before.
      page: mirror.add(
        `/floor-page-${size}.html`,
        viewed.html.replace('</head>', () => `${opened.styles}</head>`),
      ),
      opened: mirror.add(`/floor-editor-${size}.html`, opened.html),
      elements: opened.inner.replaceAll(base, ''),
    });
  }
  return floors;
}
