import type { Plugin } from 'vite';
import { namedInPage } from './named-in-page.ts';

const sans = 'source-sans-3-latin-wght-normal';
const metropolis = ['metropolis-latin-600-normal', 'metropolis-latin-500-normal', sans];

/** The faces that every first page of a variant is set in. */
const faces: Readonly<Record<string, readonly string[]>> = {
  main: metropolis,
  default: metropolis,
  network: ['source-serif-4-latin-wght-normal', sans],
};

/** Names each variant's first faces. */
export function firstFonts(): Plugin {
  return namedInPage('first-fonts', (bundle) => {
    const files = Object.keys(bundle);
    const addressOf = (face: string) => {
      const file = files.find((name) => name.endsWith('.woff2') && name.includes(`/${face}-`));
      if (file === undefined) throw new Error(`The build has no font ${face}.`);
      return `/${file}`;
    };
    return Object.fromEntries(
      Object.entries(faces).map(([variant, names]) => [variant, names.map(addressOf)]),
    );
  });
}
