// `node scripts/fonts.mjs`: measures the site's faces against the system faces that stand in until they have arrived,
// weight by weight over the demo's own words, and writes src/styles/fallback-fonts.css.
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { format, resolveConfig } from 'prettier';
import { root } from './build-state.mjs';
import { browserFlags, findBrowser } from './find-browser.mjs';
import { serve } from './serve.mjs';

const sans = {
  regular: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
  bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica-Bold')",
};
const serif = {
  regular: "local('Times New Roman'), local('Liberation Serif')",
  bold: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold')",
};
/** Georgia is on no machine that measures: its widths follow from Times New Roman's by their published averages. */
const georgia = {
  regular: { source: "local('Georgia')", ratio: 0.9106 },
  bold: { source: "local('Georgia Bold'), local('Georgia-Bold')", ratio: 0.8475 },
};

const families = [
  { family: 'Metropolis', name: 'Metropolis Fallback', system: sans, weights: [500, 600] },
  { family: 'Source Sans 3', name: 'Source Sans Fallback', system: sans, weights: [400, 500, 600, 700] },
  {
    family: 'Source Serif 4',
    name: 'Source Serif Second Fallback',
    system: serif,
    weights: [400, 500, 600, 700],
  },
];

/** Pages with much running text, many headings and many names. */
const pages = [
  '/de',
  '/en',
  '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet',
  '/en/news/blog',
  '/de/institute',
];

const rangeOf = (weights, index) => {
  const from = index === 0 ? 200 : (weights[index - 1] + weights[index]) / 2 + 1;
  const to = index === weights.length - 1 ? 900 : (weights[index] + weights[index + 1]) / 2;
  return `${from} ${to}`;
};
const percent = (value) => `${Number((value * 100).toFixed(2))}%`;

function face(name, weight, source, size, { ascent, descent }) {
  return `@font-face {
    font-family: '${name}'; font-weight: ${weight}; src: ${source}; size-adjust: ${percent(size)};
    ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: 0%;
  }`;
}

async function wordsOf(page, base) {
  const words = [];
  for (const path of pages) {
    await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
    words.push(await page.evaluate(() => document.body.innerText));
  }
  return words.join(' ').replace(/\s+/g, ' ');
}

/** Widths, ascent and descent of the words in a real face, and their width in the system's. */
async function measure(page, words, { family, system, weight }) {
  const source = weight > 550 ? system.bold : system.regular;
  return await page.evaluate(
    async ([text, real, wanted, local]) => {
      const bare = await new window.FontFace('Bare', local).load();
      document.fonts.add(bare);
      await document.fonts.load(`${wanted} 100px "${real}"`);
      const context = document.createElement('canvas').getContext('2d');
      const sized = (name, size) => {
        context.font = `${wanted} ${size}px "${name}"`;
        return context.measureText(size === 100 ? text : 'x');
      };
      const ratio = sized(real, 100).width / sized('Bare', 100).width;
      const box = sized(real, 1000);
      document.fonts.delete(bare);
      return {
        ratio,
        ascent: box.fontBoundingBoxAscent / 1000,
        descent: box.fontBoundingBoxDescent / 1000,
      };
    },
    [words, family, weight, source],
  );
}

const executablePath = findBrowser();
const server = await serve();
const browser = await chromium.launch({ executablePath, args: browserFlags });
const faces = [];
try {
  const page = await browser.newPage();
  const words = await wordsOf(page, server.base);
  for (const { family, name, system, weights } of families)
    for (const [index, weight] of weights.entries()) {
      const box = await measure(page, words, { family, system, weight });
      const range = rangeOf(weights, index);
      const style = weight > 550 ? 'bold' : 'regular';
      if (system === serif) {
        const { source, ratio } = georgia[style];
        faces.push(face('Source Serif Fallback', range, source, box.ratio * ratio, box));
      }
      faces.push(face(name, range, system[style], box.ratio, box));
    }
} finally {
  await browser.close();
  await server.stop();
}

const file = `${root}src/styles/fallback-fonts.css`;
const css = `/* Written by scripts/fonts.mjs, which measures: nothing moves when the real faces arrive. */\n${faces.join('\n\n')}\n`;
await writeFile(file, await format(css, { ...(await resolveConfig(file)), parser: 'css' }));
console.log(`${faces.length} faces in src/styles/fallback-fonts.css`);
