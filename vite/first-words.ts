import type { Plugin } from 'vite';
import { wordsModule } from './messages.ts';
import { namedInPage } from './named-in-page.ts';

/** Languages of the site, each with words of its own. */
const languages = ['de', 'en'];

/** Names the file of each language's words. */
export function firstWords(): Plugin {
  return namedInPage('first-words', (bundle) => {
    const files = Object.values(bundle);
    const addressOf = (language: string) => {
      const file = files.find(
        (output) => output.type === 'chunk' && output.moduleIds.includes(wordsModule(language, 'visitor')),
      );
      if (file === undefined) throw new Error(`The build has no words in ${language}.`);
      return `/${file.fileName}`;
    };
    return Object.fromEntries(languages.map((language) => [language, addressOf(language)]));
  });
}
