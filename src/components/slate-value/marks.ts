interface StoredNames {
  /** Another element that stands for the same. */
  alias?: string;
  /** What it is called on a leaf, by hand-made content and by older editors. */
  leaf?: string;
  /** What it cannot stand together with. */
  excludes?: string;
  /** Whether what stands in it is meant to the letter. */
  isVerbatim?: true;
}

/** Every mark of a text: stored as an element of this name, and drawn as the HTML element that is called so. */
const table = {
  strong: { alias: 'b', leaf: 'bold' },
  em: { alias: 'i', leaf: 'italic' },
  u: { leaf: 'underline' },
  del: { alias: 's', leaf: 'strikethrough' },
  sub: { leaf: 'subscript', excludes: 'sup' },
  sup: { leaf: 'superscript', excludes: 'sub' },
  code: { isVerbatim: true },
  mark: { leaf: 'highlight' },
  small: {},
} as const satisfies Partial<Record<keyof HTMLElementTagNameMap, StoredNames>>;

export type Mark = keyof typeof table;
type Aliases = { [Name in Mark]: (typeof table)[Name] extends { alias: infer Alias } ? Alias : never };
/** Under what a mark may be stored as an element. */
export type MarkName = Mark | Aliases[Mark];

export const marks: Readonly<Record<Mark, StoredNames & { excludes?: Mark }>> = table;
/** In the order of the table, in which those of a leaf stand within each other. */
export const allMarks = Object.keys(table) as Mark[];

const namedBy = (namesOf: (mark: Mark) => (string | undefined)[]): ReadonlyMap<string, Mark> =>
  new Map(allMarks.flatMap((mark) => namesOf(mark).map((name) => [name ?? mark, mark])));

/** The mark that an element of a type is. */
export const elementMarks: ReadonlyMap<unknown, Mark> = namedBy((mark) => [mark, marks[mark].alias]);
/** The mark that a key of a leaf gives it. */
export const leafMarks = namedBy((mark) => [mark, marks[mark].alias, marks[mark].leaf]);
