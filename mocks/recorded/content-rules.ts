import text from './content-rules.json?raw';
import type { Recorded } from './in-language';
import type { FormSchema } from './panels';
import { recording } from './recording';

/** What a rule can do, or ask before it does: with its form, and its summary with fields in braces. */
export interface RuleElementKind {
  addview: string;
  title: string;
  description: string;
  schema: Recorded<FormSchema>;
  summary: Recorded<string>;
  hasForm: boolean;
  /** As it stands in the answer to whoever has just added something. */
  raw: { summary: string; defaults: Readonly<Record<string, string>> };
}

/** When rules act; `actions` and `conditions` are the names of what can be added there. */
export interface RuleEvent {
  token: string;
  title: Recorded<string>;
  trigger: string;
  actions: readonly string[];
  conditions: readonly string[];
}

interface RecordedRules {
  events: readonly RuleEvent[];
  actions: readonly RuleElementKind[];
  conditions: readonly RuleElementKind[];
}

export const recordedRules = recording<RecordedRules>(text);

export const ruleEvent = (token: unknown): RuleEvent | undefined =>
  recordedRules().events.find((event) => event.token === token);
