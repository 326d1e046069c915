import type { Plugin } from 'vite';
import { wordsModule } from './messages.ts';

/** Languages of the site, each with words of its own. */
const languages = ['de', 'en'];

/** Names the file of each language's words in the page, as it is called after the build; the script in the head asks for it. */
export function firstWords(): Plugin {
  return {
    name: 'portal-first-words',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = Object.values(bundle);
        const addressOf = (language: string) => {
          const file = files.find(
            (output) =>
              output.type === 'chunk' && output.moduleIds.includes(wordsModule(language, 'visitor')),
          );
          if (file === undefined) throw new Error(`The build has no words in ${language}.`);
          return `/${file.fileName}`;
        };
        const named = Object.fromEntries(languages.map((language) => [language, addressOf(language)]));
        return html.replace('<!-- first-words -->', () => {
          return `<script type="application/json" id="first-words">${JSON.stringify(named)}</script>`;
        });
      },
    },
  };
}
