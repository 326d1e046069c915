import type { FieldError } from '@/forms/schema';
import { isRecord, textOf } from '@/lib/text';
import { mostUnanswered } from '../saving/unanswered';
import { draftForm, type Draft, type DraftInput } from './draft';

/** Inputs beyond this number are no work of a person. */
const mostInputs = 1000;

const isMoment = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function inputIn(stored: unknown): DraftInput[] {
  if (!Array.isArray(stored) || !isRecord(stored[2])) return [];
  const [scope, id, { text, of, error }] = stored as [unknown, unknown, Record<string, unknown>];
  if (typeof scope !== 'string' || typeof id !== 'string' || typeof text !== 'string') return [];
  return [[scope, id, { text, of, error: isRecord(error) ? (error as FieldError) : textOf(error) }]];
}

/** The draft that was stored; undefined where it has another form. */
export function readDraft(stored: unknown, base: unknown): Draft | undefined {
  if (!isRecord(stored) || stored['form'] !== draftForm || !isRecord(base)) return undefined;
  const { began, kept, content, inputs } = stored;
  if (!isMoment(began) || !isMoment(kept) || !isRecord(content) || !Array.isArray(inputs)) return undefined;
  // Drafts of earlier versions have none.
  const saves = Array.isArray(stored['unanswered']) ? stored['unanswered'].slice(-mostUnanswered) : [];
  const unanswered = saves.filter(isRecord);
  return { began, kept, base, unanswered, content, inputs: inputs.slice(0, mostInputs).flatMap(inputIn) };
}
