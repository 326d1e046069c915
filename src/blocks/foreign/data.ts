import { containersIn, layoutField, type StoredContainer } from '@/lib/block-containers';
import type { Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import type { Block, BlocksContainer } from '../definition';

/** A number with what it counts. */
export interface Figure {
  value: string;
  label: string;
}

/** What can be shown of a block of another site. */
export interface Shown {
  title?: string;
  /** The same, said by blocks of this site. */
  pieces?: readonly Block[];
  figures?: readonly Figure[];
  /** Fields of the page that it shows. */
  pageFields?: readonly string[];
  /** Whether the pieces show what the block holds. */
  isWhole?: boolean;
}

export interface ForeignData extends Required<Omit<Shown, 'isWhole'>> {
  type: string;
  /** The lists of blocks that it holds. */
  containers: readonly BlocksContainer[];
}

/** How the blocks of one type are read. */
export interface ForeignForm {
  fields?: NonNullable<Shape<unknown>['fields']>;
  read: (stored: Readonly<Record<string, unknown>>) => Shown;
}

const containerOf = ({ keptIn: { field }, blocks, layout }: StoredContainer): BlocksContainer =>
  ({ [field]: blocks, [layoutField(field)]: layout }) as BlocksContainer;

/** The shape of a type, whose blocks may hold others beside what its form reads. */
export const foreignShape = (type: string, { fields, read }: ForeignForm): Shape<ForeignData> => ({
  read: (value) => {
    const stored = isRecord(value) ? value : {};
    const { title = '', pieces = [], figures = [], pageFields = [], isWhole = false } = read(stored);
    const containers = isWhole ? [] : containersIn(stored).map(containerOf);
    return { type, title, pieces, figures, pageFields, containers };
  },
  ...(fields && { fields }),
});

/** Whether a block says anything by itself, beside the blocks in it. */
export const saysSomething = ({ pieces, figures, pageFields }: ForeignData): boolean =>
  pieces.length + figures.length + pageFields.length > 0;

/** Whether nothing can be shown of a block; one that holds blocks may be empty. */
export const isUnreadable = (data: ForeignData): boolean =>
  !saysSomething(data) && data.containers.length === 0;
