import { fieldsOf, text } from '../visit/blocks.mjs';
import { call } from '../visit/pages.mjs';

const login = { login: 'siteadmin', password: 'Portal-Demo-2026' };
const textsOf = (size) => Array.from({ length: size }, (_, index) => text(index));

/** Makes a page of so many texts for each size; gives their paths and what logs a browser in. */
export async function makePages(base, sizes) {
  const api = `${base}/++api++`;
  const { token } = await call(api, '/@login', { body: login });
  const paths = new Map();
  for (const size of sizes) {
    const body = { '@type': 'Document', title: `${size} Texte`, ...fieldsOf(textsOf(size)) };
    const { '@id': url } = await call(api, '/de', { token, body });
    paths.set(size, new URL(url).pathname);
  }
  return { paths, cookie: { name: 'auth_token', value: token, url: base } };
}

/** Runs in the page: as many paragraphs that can be typed in, and Enter makes one more. */
export function fillWithParagraphs(texts) {
  document.body.replaceChildren(
    ...texts.map((words) => {
      const paragraph = document.createElement('p');
      paragraph.contentEditable = 'true';
      paragraph.className = 'text-editor';
      paragraph.textContent = words;
      return paragraph;
    }),
  );
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const paragraph = document.createElement('p');
    paragraph.contentEditable = 'true';
    paragraph.className = 'text-editor';
    document.activeElement.after(paragraph);
    paragraph.focus();
  });
}

/** The words of a page's texts, for the floor. */
export const wordsOf = (size) =>
  textsOf(size).map(({ value }) => value[0].children.map(({ text: words }) => words).join(''));
