import { TextIndex } from '../full-text/text-index';
import { searchableText } from '../searchable-text';
import type { Item } from '../types';

/** What one turn of reading ahead may take, so that requests in between wait no longer. */
const turnMilliseconds = 6;

/**
 * The texts of the items. Taking them in is most of the work of a start and of a write; so changes only wait here, and
 * are read when somebody searches, or bit by bit while nothing else is to be done.
 */
export class Texts {
  private readonly indexes = { text: new TextIndex(), title: new TextIndex(), description: new TextIndex() };
  /** null: the row has gone. */
  private readonly waiting = new Map<number, Item | null>();
  private turn: NodeJS.Immediate | undefined;
  private isClosed = false;

  set(row: number, item: Item | null): void {
    this.waiting.set(row, item);
    this.readAhead();
  }

  /** The indexes with every change in them. */
  get present(): Readonly<Record<'text' | 'title' | 'description', TextIndex>> {
    for (const [row, item] of this.waiting) this.read(row, item);
    this.waiting.clear();
    return this.indexes;
  }

  /** Reads no more ahead. */
  close(): void {
    this.isClosed = true;
    if (this.turn) clearImmediate(this.turn);
  }

  private readAhead(): void {
    if (this.turn || this.isClosed) return;
    this.turn = setImmediate(() => {
      this.turn = undefined;
      const end = performance.now() + turnMilliseconds;
      for (const [row, item] of this.waiting) {
        this.read(row, item);
        this.waiting.delete(row);
        if (performance.now() > end) break;
      }
      if (this.waiting.size > 0) this.readAhead();
    });
    this.turn.unref();
  }

  private read(row: number, item: Item | null): void {
    const { text, title, description } = this.indexes;
    text.set(row, item ? searchableText(item) : '');
    title.set(row, item ? textOf(item.fields.title) : '');
    description.set(row, item ? textOf(item.fields.description) : '');
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
