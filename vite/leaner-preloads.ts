import type { Plugin } from 'vite';

const list = /(m\.f\|\|\(m\.f=)(\[[^\][]*\])/;
const fetches = /(import\([`"']\.\/([\w.-]+)[`"']\)(?:(?!import\().)*?,)__vite__mapDeps\(\[([\d,]+)\]\)/gs;

/**
 * Leaves out of a file's list of what is fetched beside its imports whatever comes anyway: what the editors of blocks need,
 * since only the editor asks for them, whose styles have come with it; and a file alone, which is its own import.
 */
export function leanerList(code: string): string {
  const names = JSON.parse(list.exec(code)?.[2] ?? '[]') as string[];
  const kept: string[] = [];
  const numberOf = (name: string) => {
    if (!kept.includes(name)) kept.push(name);
    return kept.indexOf(name);
  };
  const leaner = code.replace(fetches, (_whole, before: string, file: string, numbers: string) => {
    const wanted = numbers.split(',').map((number) => names[Number(number)] ?? '');
    const isNeedless = /^editor-/.test(file) || wanted.every((name) => name === `assets/${file}`);
    return before + (isNeedless ? '[]' : `__vite__mapDeps([${wanted.map(numberOf).join()}])`);
  });
  return leaner.replace(list, (_whole, before: string) => before + JSON.stringify(kept));
}

/** Shortens the list in the file that every visitor loads, much of which are such names. */
export function leanerPreloads(): Plugin {
  return {
    name: 'portal-leaner-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !output.isEntry || !list.test(output.code)) continue;
          const leaner = leanerList(output.code);
          if (leaner === output.code) throw new Error('The list of what is fetched is written another way.');
          output.code = leaner;
        }
      },
    },
  };
}
