import type { BadInput } from '@/tool/widgets/bad-input';
import type { PageBadInputs } from '../bad-inputs';

type Fields = Readonly<Record<string, unknown>>;

/** What stood in a control and was no value: of what (a block's key, '' for the page), the control's id, the input. */
export type DraftInput = readonly [scope: string, id: string, input: BadInput];

/** Unsaved work on a page, as a browser keeps it. */
export interface Draft {
  /** Milliseconds since 1970 at which the work began, and at which it was kept. */
  began: number;
  kept: number;
  /** What the server had when the work began, or was saved last. */
  base: Fields;
  /** What was sent to it since in saves without an answer. */
  unanswered: readonly Fields[];
  content: Fields;
  inputs: readonly DraftInput[];
}

/** The form in which drafts are stored; one that is not known is handed back as it is. */
export const draftForm = 1;

/** What stands in the forms of a page and is no value. */
export const inputsIn = (badInputs: PageBadInputs): DraftInput[] =>
  badInputs
    .scopes()
    .flatMap((scope) => [...badInputs.all(scope)].map(([id, input]): DraftInput => [scope, id, input]));

/** Puts inputs of a draft back into the forms of a page. */
export function restoreInputs(badInputs: PageBadInputs, inputs: readonly DraftInput[]): void {
  for (const [scope, id, input] of inputs) badInputs.of(scope).report(id, input);
}

/** Where unsaved work on a page is kept: by who does it, in which language of the tool, on what. */
export interface DraftName {
  user: string;
  language: string;
  /** The path of the page; of a new one that of its folder, with its type and what it translates. */
  page: string;
}

const separator = '\n';

export const nameOfDraft = ({ user, language, page }: DraftName): string =>
  [user, language, page].join(separator);

/** Whose draft it is that bears a name, or what begins with one. */
export const nameOfUser = (name: string): string => name.split(separator, 1)[0] ?? '';
