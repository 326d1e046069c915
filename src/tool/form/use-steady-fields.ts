import { useRef } from 'react';
import type { Field } from '@/forms/schema';
import { deepEqual } from '@/lib/deep-equal';

type Fields = Readonly<Record<string, Field>>;

/** Fields under their former identity where they are the same: a schema that depends on the data makes all of them anew. */
export function useSteadyFields(fields: Fields): Fields {
  const former = useRef<Fields>(fields);
  if (former.current !== fields) {
    const before = former.current;
    const steady = Object.entries(fields).map(([name, field]) => {
      const known = Object.hasOwn(before, name) ? before[name] : undefined;
      return [name, known !== undefined && deepEqual(known, field) ? known : field] as const;
    });
    former.current = Object.fromEntries(steady);
  }
  return former.current;
}
