import type { BlockOutline } from '../definition';
import { isUnreadable, type ForeignData } from './data';
import { piecesIn } from './pieces';

/** A part of a block stands below the heading of the whole. */
export const titleLevel = ({ type }: ForeignData): number => (type === 'tab' || type === '' ? 3 : 2);

export const outline: BlockOutline<ForeignData> = {
  headings: (data) =>
    data.title === '' || isUnreadable(data) ? [] : [{ level: titleLevel(data), text: data.title }],
  children: (data, id) => [piecesIn(data.pieces, id), ...data.containers],
};
