import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { partOf, type MessagePart } from './message-parts.ts';
import { shortNames, withShortNames } from './short-names.ts';

const prefix = 'virtual:messages/';

/** The id under which the build knows the words of a language for a part of the site. */
export const wordsModule = (language: string, part: MessagePart) => `\0${prefix}${language}/${part}`;

/**
 * Serves `virtual:messages/{language}/{part}`: the messages of `locales/{language}.json` that belong to the part, parsed
 * at build time, so that no visitor loads the ICU parser nor an editor's words. A built site calls them by short names.
 */
export function messages(root: string): Plugin {
  const fileOf = (language: string) => resolve(root, 'locales', `${language}.json`);
  const textsOf = (language: string) =>
    JSON.parse(readFileSync(fileOf(language), 'utf8')) as Record<string, string>;
  let names: ReadonlyMap<string, string> = new Map();
  let isIdle = true;
  return {
    name: 'portal-messages',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'build') names = shortNames(Object.keys(textsOf('de')));
    },
    transform: {
      filter: { code: 'defineMessages(' },
      handler: (code) => {
        const shortened = withShortNames(code, names);
        if (shortened !== code) isIdle = false;
        return { code: shortened, map: null };
      },
    },
    buildEnd(error) {
      if (!error && names.size > 0 && isIdle)
        throw new Error('No module names a message by its id: short names replaced nothing.');
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', part] = id.slice(prefix.length + 1).split('/');
      this.addWatchFile(fileOf(language));
      const compiled = Object.fromEntries(
        Object.entries(textsOf(language))
          .filter(([key]) => partOf(key) === part)
          .map(([key, text]) => [names.get(key) ?? key, parse(text, { ignoreTag: false })]),
      );
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`;
    },
  };
}
