import { flatten, isInternal } from '@/api/urls';
import type { Reference } from '@/forms/schema';
import { isRecord } from '@/lib/text';

/** So deep links lie in the fields of blocks: in a list of objects, each with a list of one. */
const deepest = 4;

const isTyped = (value: unknown): value is { '@id': string } =>
  isRecord(value) &&
  typeof value['@id'] === 'string' &&
  Object.keys(value).length === 1 &&
  isInternal(value['@id']) &&
  !/[?#]/.test(value['@id']);

function targetsIn(value: unknown, depth = 0): string[] {
  if (isTyped(value)) return [value['@id']];
  if (depth === deepest || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: unknown) => targetsIn(inner, depth + 1));
}

/** What does not hold the path stays the very same object, by which forms know that it has not changed. */
function withTargetAt(value: unknown, path: string, target: Reference): unknown {
  if (!targetsIn(value).includes(path)) return value;
  if (isTyped(value)) return target;
  const inner = (each: unknown) => withTargetAt(each, path, target);
  if (Array.isArray(value)) return value.map(inner);
  return Object.fromEntries(Object.entries(value as object).map(([name, each]) => [name, inner(each)]));
}

interface TypedTargets {
  before: unknown;
  value: unknown;
  /** The value of the field by the time that the answer is there. */
  present: () => unknown;
  change: (value: unknown) => void;
  fetchTarget: (path: string) => Promise<Reference | undefined>;
}

/** Puts what is known of the content there in the place of paths that were just typed, as if it had been chosen. */
export function fillTypedTargets({ before, value, present, change, fetchTarget }: TypedTargets): void {
  const known = targetsIn(before);
  for (const path of new Set(targetsIn(value).filter((each) => !known.includes(each))))
    fetchTarget(flatten(path)).then(
      (target) => {
        const found = present();
        if (target && targetsIn(found).includes(path)) change(withTargetAt(found, path, target));
      },
      // A path where nothing is stays as it was typed.
      () => undefined,
    );
}
