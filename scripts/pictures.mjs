import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { catalogue } from './pictures/catalogue.mjs';

const folder = path.resolve(import.meta.dirname, '..');

/** Draws the pictures whose file names contain one of the given words, or all of them. */
const words = process.argv.slice(2);
const wanted = catalogue.filter(({ file }) => !words.length || words.some((word) => file.includes(word)));

for (const { file, width, height, render, quality = 82 } of wanted) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  const picture = await render({ width, height });
  const { size } = file.endsWith('.webp')
    ? await picture.webp({ quality, smartSubsample: true, effort: 5 }).toFile(target)
    : await picture.png({ compressionLevel: 9 }).toFile(target);
  console.log(`${file} ${Math.round(size / 1024)} kB`);
}
