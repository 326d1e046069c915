import type { BlockKey } from '../document/types';

export type Severity = 'error' | 'warning' | 'hint';

/** What is looked for, the gravest first. */
const severities = {
  altMissing: 'error',
  linkMissing: 'error',
  linkEmpty: 'error',
  headingEmpty: 'error',
  altFileName: 'warning',
  linkUnpublished: 'warning',
  levelSkipped: 'warning',
  titleRepeated: 'warning',
  blockEmpty: 'warning',
  headMissing: 'warning',
  contrastLow: 'warning',
  summaryMissing: 'warning',
  textEmpty: 'hint',
  linkMoved: 'hint',
  linkVague: 'hint',
  previewMissing: 'hint',
  translationMissing: 'hint',
  translationOutdated: 'hint',
} as const satisfies Record<string, Severity>;

export type FindingKind = keyof typeof severities;

export const findingKinds = Object.keys(severities) as FindingKind[];

/** What mends a finding, in one step. */
type Repair =
  /** Takes the block away. */
  | { by: 'removal' }
  /** Stores words for a picture in a field, or that it is decorative. */
  | { by: 'description'; field: string; decorated?: Readonly<Record<string, unknown>> | undefined }
  /** Gives the heading at a place in its block another level. */
  | { by: 'level'; place: number; level: number }
  /** Puts one address in the place of another. */
  | { by: 'address'; from: string; to: string };

/** Something of a page that somebody may want to mend before it is published. */
export interface Finding {
  /** The same as long as it is the same finding. */
  id: string;
  kind: FindingKind;
  values?: Readonly<Record<string, string | number>>;
  /** Where it is: in a block, or in a field of the page. */
  block?: BlockKey;
  field?: string;
  /** Words that say which of several is meant, as those of a link. */
  words?: string;
  repair?: Repair;
}

export const severityOf = ({ kind }: Pick<Finding, 'kind'>): Severity => severities[kind];

export const severityIcons = { error: 'alert', warning: 'warning', hint: 'info' } as const;

/** The gravest of some findings, the first among equals. */
export function gravestOf(findings: readonly Finding[]): Finding | undefined {
  const order: readonly Severity[] = ['error', 'warning', 'hint'];
  return order
    .map((severity) => findings.find((finding) => severityOf(finding) === severity))
    .find((finding) => finding !== undefined);
}
