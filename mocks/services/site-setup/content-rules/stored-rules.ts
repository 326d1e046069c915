import type { Item, RepositoryReader, Transaction, Uid } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

/** Something that a rule does or asks; values as they came. */
export interface RuleElement {
  type: string;
  values: Readonly<Record<string, unknown>>;
}

export type ElementKind = 'action' | 'condition';

/** A rule as it was sent: nothing of it is checked but its event. */
export interface Rule {
  id: string;
  title: unknown;
  description: unknown;
  /** Token of the event at which it acts. */
  event: string;
  enabled: unknown;
  stop: unknown;
  cascading: unknown;
  action: readonly RuleElement[];
  condition: readonly RuleElement[];
}

/** A rule in force in a folder, and whether below it too. */
export interface Assignment {
  rule: string;
  enabled: boolean;
  bubbles: boolean;
}

interface StoredRules {
  rules: readonly Rule[];
  assignments: Readonly<Record<Uid, readonly Assignment[]>>;
}

const key = 'content-rules';
const none: StoredRules = { rules: [], assignments: {} };

const stored = (reader: RepositoryReader): StoredRules => reader.setting<StoredRules>(key) ?? none;

/** In the order in which they were made. */
export const rulesOf = (reader: RepositoryReader): readonly Rule[] => stored(reader).rules;

export const ruleOf = (reader: RepositoryReader, id: string): Rule | undefined =>
  rulesOf(reader).find((rule) => rule.id === id);

export const assignmentsOn = (reader: RepositoryReader, { uid }: Item): readonly Assignment[] =>
  ownEntry(stored(reader).assignments, uid) ?? [];

/** Where a rule is assigned. */
export function placesOf(reader: RepositoryReader, id: string): Item[] {
  const entries = Object.entries(stored(reader).assignments);
  const assigned = entries.filter(([, rules]) => rules.some(({ rule }) => rule === id));
  return assigned.flatMap(([uid]) => reader.byUid(uid) ?? []);
}

/** Stores a rule in the place of the one with its id, else behind all others. */
export function setRule(transaction: Transaction, reader: RepositoryReader, rule: Rule): void {
  const { rules, assignments } = stored(reader);
  const isKnown = rules.some(({ id }) => id === rule.id);
  const changed = isKnown ? rules.map((each) => (each.id === rule.id ? rule : each)) : [...rules, rule];
  transaction.setSetting(key, { rules: changed, assignments });
}

/** Removes a rule from everywhere. */
export function removeRule(transaction: Transaction, reader: RepositoryReader, id: string): void {
  const { rules, assignments } = stored(reader);
  const left = Object.entries(assignments).map(([uid, each]) => [
    uid,
    each.filter(({ rule }) => rule !== id),
  ]);
  transaction.setSetting(key, {
    rules: rules.filter((rule) => rule.id !== id),
    assignments: Object.fromEntries(left) as StoredRules['assignments'],
  });
}

export function setAssignments(
  transaction: Transaction,
  reader: RepositoryReader,
  { uid }: Item,
  changed: readonly Assignment[],
): void {
  const { rules, assignments } = stored(reader);
  const known = Object.entries(assignments).filter(([each]) => reader.byUid(each) !== undefined);
  transaction.setSetting(key, { rules, assignments: { ...Object.fromEntries(known), [uid]: changed } });
}
