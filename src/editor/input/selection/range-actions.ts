import { flushSync } from 'react-dom';
import { clipboardText, clipboardType } from '../../document/clipboard';
import { changeBlock } from '../../document/commands/change-block';
import { storedBlocks } from '../../document/commands/duplicate-blocks';
import { blocksBetween, replaceRange } from '../../document/commands/replace-range';
import type { PageDocument } from '../../document/page-document';
import { canEdit } from '../../document/permissions';
import type { BlockKey, StoredBlock } from '../../document/types';
import { wordsOf } from '../../document/words-of';
import { writeHtml } from '../../rich-text/html/write-html';
import { partsOf, restsOf } from '../../rich-text/value/across';
import type { Format } from '../../rich-text/value/formats';
import { lengthOfValue, textOfValue } from '../../rich-text/value/lines';
import type { EditedValue } from '../../rich-text/value/nodes';
import { openValue, storedValue } from '../../rich-text/value/open-value';
import { formatsIn, toggleInline } from '../../rich-text/value/toggle-inline';
import { drawChange, followSelection } from '../change-and-follow';
import type { FocusRequests } from '../focus-requests';
import type { TextPoint } from '../../document/selection';
import { isText, type TextRange } from './text-range';

/** What is done with all that is selected over several texts. */
export interface RangeActions {
  /** Puts words in its place, and joins what stays of the first text and the last. */
  replace: (words: string) => void;
  /** Takes it away, with the caret at the start of what stays of the last. */
  divide: () => void;
  format: (format: Format) => void;
  copy: (data: DataTransfer) => void;
}

const fieldsOf = (value: EditedValue): StoredBlock => ({
  value: storedValue(value),
  plaintext: textOfValue(value),
});

export function rangeActions(
  document: PageDocument,
  requests: FocusRequests,
  range: TextRange,
): RangeActions {
  const { state } = document;
  const valueOf = (key: BlockKey) => openValue(state.blocks.get(key)?.data['value']);
  const endOf = ({ key, at }: TextPoint) => ({ value: valueOf(key), at });

  /** Makes a step of its own, after which undo selects again what is selected now. */
  const begin = () => {
    const present = range.present();
    if (!present) return undefined;
    document.sealStep();
    document.keepCaret({ anchor: present.anchor, head: present.head });
    return present;
  };

  const replace = (words: string, joins: boolean) => {
    const present = begin();
    if (!present) return;
    const { first, last } = present;
    const found = restsOf(endOf(first), endOf(last), words);
    if (!found) return;
    const { before, after, joined } = found;
    const change = {
      first: first.key,
      last: last.key,
      rests: [fieldsOf(before), fieldsOf(after)] as const,
      joined: joins && joined ? { fields: fieldsOf(joined.value), caret: joined.seam } : undefined,
    };
    const selection = drawChange(document, () => document.run((now) => replaceRange(now, change)));
    document.sealStep();
    if (!selection) return;
    range.end();
    followSelection(document, requests, selection);
  };

  /** The texts in it, each with the places between which it is selected. */
  const texts = (first: TextPoint, last: TextPoint) =>
    blocksBetween(state, first.key, last.key)
      .filter((key) => isText(document, key))
      .map((key) => {
        const value = valueOf(key);
        const start = key === first.key ? first.at : 0;
        return { key, value, start, end: key === last.key ? last.at : lengthOfValue(value) };
      });

  return {
    replace: (words) => replace(words, true),
    divide: () => replace('', false),
    format: (format) => {
      const present = begin();
      if (!present) return;
      const all = texts(present.first, present.last).filter(
        ({ key, start, end }) => start < end && canEdit(state, key).isAllowed,
      );
      const isPlain = ({ value, start, end }: (typeof all)[number]) =>
        !formatsIn(value, start, end).includes(format);
      const changed = all.some(isPlain) ? all.filter(isPlain) : all;
      const group = `format ${document.version()}`;
      flushSync(() => {
        for (const { key, value, start, end } of changed)
          document.run(
            (now) => changeBlock(now, key, fieldsOf(toggleInline(value, start, end, format))),
            group,
          );
      });
      document.sealStep();
      range.draw();
    },
    copy: (data) => {
      const present = range.present();
      if (!present) return;
      const { first, last } = present;
      const keys = blocksBetween(state, first.key, last.key);
      const [head = [], tail = []] = partsOf(endOf(first), endOf(last));
      const partOf = (key: BlockKey) => (key === first.key ? head : key === last.key ? tail : valueOf(key));
      const isLeft = (key: BlockKey) => !isText(document, key) || partOf(key).length > 0;
      const stored = storedBlocks(state, keys).flatMap((block, index) => {
        const key = keys[index] ?? '';
        if (!isLeft(key)) return [];
        return [isText(document, key) ? { ...block, ...fieldsOf(partOf(key)) } : block];
      });
      const words = (key: BlockKey) => {
        const block = state.blocks.get(key);
        return isText(document, key) ? textOfValue(partOf(key)) : block ? wordsOf(block) : '';
      };
      const html = (key: BlockKey) =>
        writeHtml(isText(document, key) ? partOf(key) : [{ type: 'p', children: [{ text: words(key) }] }]);
      data.setData('text/plain', keys.map(words).join('\n'));
      data.setData('text/html', keys.map(html).join(''));
      data.setData(clipboardType, clipboardText(state, stored));
      if (!keys.every((key) => isText(document, key))) return;
      // Texts alone go on in a text that they are pasted into.
      const fragment = JSON.stringify(keys.flatMap((key) => storedValue(partOf(key))));
      data.setData('application/x-slate-fragment', window.btoa(encodeURIComponent(fragment)));
    },
  };
}
