import type { Plugin } from 'vite';

const sans = 'source-sans-3-latin-wght-normal';
const metropolis = ['metropolis-latin-600-normal', 'metropolis-latin-500-normal', sans];

/** The faces that every first page of a variant is set in. */
const faces: Readonly<Record<string, readonly string[]>> = {
  main: metropolis,
  default: metropolis,
  network: ['source-serif-4-latin-wght-normal', sans],
};

/** Names each variant's first faces in the page, as they are called after the build; the script in the head asks for them. */
export function firstFonts(): Plugin {
  return {
    name: 'portal-first-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.keys(bundle);
        const addressOf = (face: string) => {
          const file = files.find((name) => name.endsWith('.woff2') && name.includes(`/${face}-`));
          if (file === undefined) throw new Error(`The build has no font ${face}.`);
          return `/${file}`;
        };
        const named = Object.fromEntries(
          Object.entries(faces).map(([variant, names]) => [variant, names.map(addressOf)]),
        );
        return html.replace('<!-- first-fonts -->', () => {
          return `<script type="application/json" id="first-fonts">${JSON.stringify(named)}</script>`;
        });
      },
    },
  };
}
