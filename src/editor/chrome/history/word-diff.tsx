import { textType } from '@/blocks/text-type';
import { nodesOf, plainText } from '@/components/slate-value/nodes';
import { typeOf } from '../../document/flags';
import type { StoredBlock } from '../../document/types';
import { hunksOf } from '../../document/merge/hunks';
import { tokensOf } from '../../document/merge/merge-words';
import './word-diff.css';

/** Longer texts are shown as they were and as they are. */
const longest = 20_000;

interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** What of a text is gone and what is new, word by word; undefined where it is too long for that. */
export function piecesOf(then: string, now: string): Piece[] | undefined {
  if (then.length > longest || now.length > longest) return undefined;
  const [before, after] = [tokensOf(then), tokensOf(now)];
  const hunks = hunksOf(before, after);
  if (!hunks) return undefined;
  let done = 0;
  const pieces = [
    ...hunks,
    { from: before.length, to: before.length, start: after.length, end: after.length },
  ]
    .flatMap(({ from, to, start, end }): Piece[] => {
      const same = before.slice(done, from);
      done = to;
      return [
        { text: same.join(''), kind: 'same' },
        { text: before.slice(from, to).join(''), kind: 'gone' },
        { text: after.slice(start, end).join(''), kind: 'new' },
      ];
    })
    .filter(({ text }) => text !== '');
  return pieces;
}

const isText = (block: StoredBlock): boolean => typeOf(block) === textType;
const wordsIn = (block: StoredBlock): string => plainText(nodesOf(block['value']));

/** What of a text's words is gone and what is new; undefined where no words are another, or it is no text. */
export function wordsChanged(then: StoredBlock, now: StoredBlock): Piece[] | undefined {
  const [before, after] = [wordsIn(then), wordsIn(now)];
  return isText(then) && isText(now) && before !== after ? piecesOf(before, after) : undefined;
}

/** A text with its words marked that are gone or new. */
export function WordDiff({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className="tool-version__words">
      {pieces.map(({ text, kind }, at) => {
        if (kind === 'gone') return <del key={at}>{text}</del>;
        return kind === 'new' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
      })}
    </p>
  );
}
