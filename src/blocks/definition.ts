import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Block, Blocks } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import type { Field, FieldFor, Errors, Fieldset, Widget } from '@/forms/schema';
import type { Shape } from '@/lib/shape';
import type { BlockTurning } from './turning';

export interface BlockViewProps<Data extends object = object> {
  /** Key of the block in `blocks`; unique on the page. */
  id: string;
  /** What the block's shape read of what is stored. */
  data: Data;
  /** Position among all blocks of the page's top level; the first picture of a page is loaded eagerly. */
  position: number;
}

export interface OutlineHeading {
  level: number;
  /** undefined where the heading has no anchor of its own. */
  text?: string;
  /** What a table of contents says instead, where an editor wants that. */
  entry?: { level: number; text: string };
  /** No heading at all: a place that only tables of contents lead to. */
  isOnlyEntry?: true;
}

/** What a page asks of its blocks without drawing them. */
export interface BlockOutline<Data extends object = object> {
  /** The headings that it shows, in their order. */
  headings?: (data: Data) => readonly OutlineHeading[];
  /** What follows belongs to its last line, and stands close to it. */
  endsInHeading?: (data: Data) => boolean;
  /** Whatever holds the blocks inside it. */
  children?: (data: Data, id: string) => readonly BlocksContainer[];
  /** Shows a picture, which may be the page's first. */
  showsPicture?: true;
  /** Has pages, which the address names. */
  isPaged?: true;
  /** Stands as the heading of its page: wherever it is, or when the page begins with it. */
  pageHeading?: 'anywhere' | 'first';
  /** Belongs to the blocks with which a page introduces itself, before what its type has to say. */
  introduces?: true;
  /** Words that accompany other blocks and say nothing without them. */
  accompanies?: true;
}

/** A way to draw a block; the picker's words for it are `editor.block.{block}.{name}`. */
export interface BlockVariation<Data extends object = object> {
  name: string;
  view: ComponentType<Data>;
}

/** What a block's own editing component gets. */
export interface BlockEditProps<Data extends object = object> extends BlockViewProps<Data> {
  /** Takes the fields that have changed; what else is stored stays. */
  onChange: (change: Partial<Data>) => void;
  /** It has its tools then: where several blocks are selected they have these together. */
  isSelected: boolean;
}

type InnerName = `${string}.${string}`;

/**
 * The fields of a block's side form: those of its data that editors see, and only widgets that fit them; those of the objects
 * that the block stores by their way: `table.striped`.
 */
export interface BlockSchema<Data extends object> {
  fields: { readonly [Name in keyof Data]?: FieldFor<Exclude<Data[Name], undefined>, Widget> } & {
    readonly [Name in InnerName]?: Field;
  };
  fieldsets: readonly Fieldset<keyof Data | InnerName>[];
}

/** Items that a search has found, and the name of the variation that draws them. */
export interface FoundItemsProps {
  variation: string;
  items: readonly Summary[];
  /** Level of the items' headings. */
  level: number;
}

/** A picture of a block with the words that stand for it. */
export interface CheckedPicture {
  alt: string;
  /** Whoever has put it in says that it tells nothing. */
  isDecorative?: boolean;
  /** The field of the block that holds its words, where it has one for them. */
  field?: string;
  /** What is stored to say that it is decorative, where the block knows that. */
  decorated?: Readonly<Record<string, unknown>>;
}

/** What the checks before publication ask of a block: it says what it has, they judge. */
export interface BlockChecks<Data extends object = object> {
  /** Visitors would see nothing of it. */
  isEmpty?: (data: Data) => boolean;
  /** A heading of it has no words. */
  hasEmptyHeading?: (data: Data) => boolean;
  /** Its words invite to follow a link that leads nowhere. */
  lacksTarget?: (data: Data) => boolean;
  /** Nothing says what the columns or rows of its table are. */
  lacksHead?: (data: Data) => boolean;
  pictures?: (data: Data) => readonly CheckedPicture[];
  /** Colours of its words and of what is behind them, as `#rrggbb`. */
  colours?: (data: Data) => readonly { text: string; ground: string }[];
  /** The stored fields that are others once its heading at a place, counted from 0, is of another level. */
  withLevel?: (
    stored: Readonly<Record<string, unknown>>,
    place: number,
    level: number,
  ) => Readonly<Record<string, unknown>> | undefined;
}

/** What editing a block needs; it lies in the block's `edit/`, which visitors never fetch. Its form may have fields of its own. */
export interface BlockEditor<Data extends object = object, Form extends object = Record<string, unknown>> {
  schema: BlockSchema<Form> | ((data: Data) => BlockSchema<Form>);
  /** What a new block holds beyond that which the shape reads of nothing. */
  defaults?: () => Partial<Data>;
  /** What is wrong with a block, by field. */
  validate?: (data: Data) => Errors<Data>;
  checks?: BlockChecks<Data>;
  turning?: BlockTurning<Data>;
  /** Edits the block in its place; without it the view is shown, and the side form edits alone. */
  edit?: ComponentType<BlockEditProps<Data>>;
  /** Stands in the sidebar instead of the form. */
  settings?: ComponentType<{ blockKey: string; path: string }>;
}

/** What a visitor needs of a block, and the few facts that the block picker shows. */
export interface BlockDefinition<Data extends object = object, Name extends string = string> {
  /** The `@type` it is stored under. */
  name: Name;
  title: MessageDescriptor;
  group: 'text' | 'media' | 'teaser' | 'listing' | 'layout' | 'embed';
  /** Not in the picker; still rendered, still offered where a container names it. */
  restricted?: boolean;
  /** What editors write: its type, and the reader of what is stored. */
  shape: Shape<Data>;
  view: ComponentType<BlockViewProps<Data>>;
  outline?: BlockOutline<Data>;
  /** Which blocks it takes, and how many, where it holds blocks and its template says nothing else. */
  holds?: {
    allowedBlocks?: readonly string[];
    maxLength?: number;
    panels?: string;
    /** The last block in it stays. */
    keepsLast?: true;
  };
  /** Ways to draw it; the block itself chooses by `data.variation`. */
  variations?: readonly Pick<BlockVariation, 'name'>[];
  /** Draws items that another block has found, in one of its variations. */
  body?: ComponentType<FoundItemsProps>;
  /** Fetches what editing it needs. */
  editor?: () => Promise<BlockEditor<Data>>;
}

/** Infers data and name of a definition, and forgets the data's type: its own shape makes what its view gets. */
export function defineBlock<Data extends object, const Name extends string>(
  definition: BlockDefinition<Data, Name>,
): BlockDefinition<object, Name> {
  return definition as unknown as BlockDefinition<object, Name>;
}

/** Whatever holds blocks: a page, a grid, an accordion panel. */
export type BlocksContainer = Partial<Blocks>;
export type { Block };
