import type { MessageDescriptor } from 'react-intl';

type Stored = Readonly<Record<string, unknown>>;

/** What passes from a block to another one that it is turned into, whatever the two call it. */
export interface Contents {
  /** Rich text, as it is stored. */
  text: readonly unknown[];
  title: string;
  description: string;
  /** The fields of a block that shows nothing but this picture. */
  picture: Stored;
  link: unknown;
}

/** One content of a block: the fields that it is stored in, and how it is read; undefined where there is none. */
export interface GivenContent<Data extends object, Value> {
  fields: readonly (keyof Data & string)[];
  of: (data: Data) => Value | undefined;
}

/** A block that is turned into another. */
export interface TurnedBlock {
  type: string;
  stored: Stored;
  contents: Readonly<Partial<Contents>>;
}

/** A form in which a block can be made of others. */
export interface TurnedForm<Data extends object = object> {
  name: string;
  title: MessageDescriptor;
  /** Which of a block's contents it cannot be without. */
  needs?: keyof Contents;
  /** Those that it takes along. */
  keeps?: readonly (keyof Contents)[];
  /** It takes blocks of these types as they are. */
  takes?: readonly string[];
  /** Blocks without a title stand in it as they are. */
  isHolder?: true;
  /** How many blocks there have to be; by default one. */
  atLeast?: number;
  /** Formats and links of the words are left behind. */
  isPlain?: true;
  /** Whether a block of the same type has this form already. */
  isPresent?: (data: Data) => boolean;
  makes: (blocks: readonly TurnedBlock[]) => readonly Stored[];
}

/** What a block says of turning blocks into others: what it gives away, and the forms that it can be made in. */
export interface BlockTurning<Data extends object = object> {
  gives?: { readonly [Name in keyof Contents]?: GivenContent<Data, Contents[Name]> };
  forms?: readonly TurnedForm<Data>[];
}
