import { Tokenizer } from 'htmlparser2';
import { ownEntry } from './own-entry';
import { wordSet } from './words';

/** Tags that stand within a word or a line. */
const inline = wordSet('a abbr b code em i mark s small span strong sub sup u');

const programs: ReadonlySet<string> = new Set(['script', 'style']);

interface Reader {
  tag(name: string): unknown;
  text(text: string): unknown;
}

const nothing = (): void => undefined;

/** Goes through tags and texts, entities read. It keeps no stack: however deep they nest, each costs the same. */
function readHtml(html: string, { tag, text }: Reader): void {
  const onTag = (start: number, end: number): void => {
    tag(html.slice(start, end).toLowerCase());
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onattribdata: nothing,
      onattribend: nothing,
      onattribentity: nothing,
      onattribname: nothing,
      oncdata: (start, end) => text(html.slice(start, end)),
      onclosetag: onTag,
      oncomment: () => tag('!--'),
      ondeclaration: () => tag('!'),
      onend: nothing,
      onopentagend: nothing,
      onopentagname: onTag,
      onprocessinginstruction: () => tag('?'),
      onselfclosingtag: nothing,
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codepoint) => text(String.fromCodePoint(codepoint)),
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

const blanks: Readonly<Record<string, string>> = { '\u00a0': ' ', '\u00ad': '' };

const shown = (text: string): string => ownEntry(blanks, text) ?? text;

/** What a reader sees of HTML: a blank for each tag that parts words, nothing of scripts and styles. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  let isProgram = false;
  readHtml(html, {
    tag(name) {
      isProgram = programs.has(name) && !isProgram;
      if (!inline.has(name)) parts.push(' ');
    },
    text(text) {
      if (!isProgram) parts.push(shown(text));
    },
  });
  return parts.join('');
}

/** Whatever stands between tags, with a blank for each of them. */
export function textBetweenTags(html: string): string {
  const parts: string[] = [];
  readHtml(html, {
    tag: () => parts.push(' '),
    text: (text) => parts.push(shown(text)),
  });
  return parts.join('');
}
