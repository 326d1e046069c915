import { textOfBlocks } from '~mocks/repository/block-text';
import { isRecord } from '~mocks/lib/is-record';
import { escaped } from '~mocks/lib/escaped';

/** Characters of a page's words that are handed to readers without scripts. */
const longest = 20_000;

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** The words of a page, as the CMS answered with it, for those that run no scripts. */
export function outlineOf(content: unknown): string {
  if (!isRecord(content)) return '';
  const { title, description, blocks, blocks_layout: layout } = content;
  const lines = [description, ...textOfBlocks(blocks, layout)]
    .filter((line): line is string => typeof line === 'string')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== title);
  let left = longest;
  const shown = [...new Set(lines)].filter((line) => (left -= line.length) >= 0);
  const heading = typeof title === 'string' && title !== '' ? `<h1>${escaped(title)}</h1>` : '';
  return heading + shown.map(paragraph).join('');
}
