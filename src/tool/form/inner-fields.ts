import { isRecord } from '@/lib/text';

type Stored = Readonly<Record<string, unknown>>;

/** The values of a block, those of the fields inside its objects under their ways: `table.striped`. */
export function valuesOf(stored: Stored, names: readonly string[]): Stored {
  const inner = names.flatMap((name) => {
    const [outer = '', own] = name.split('.', 2);
    const object = Object.hasOwn(stored, outer) ? stored[outer] : undefined;
    return own !== undefined && isRecord(object) && Object.hasOwn(object, own) ? [[name, object[own]]] : [];
  });
  return { ...stored, ...(Object.fromEntries(inner) as Stored) };
}

/** What changes in a block by the value of one field; what else is stored in the object round it stays. */
export function changeOf(stored: Stored, name: string, value: unknown): Stored {
  const [outer = '', own] = name.split('.', 2);
  if (own === undefined) return { [name]: value };
  const object = Object.hasOwn(stored, outer) ? stored[outer] : undefined;
  return { [outer]: { ...(isRecord(object) ? object : {}), [own]: value } };
}
