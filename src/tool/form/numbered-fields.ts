import { defineMessages } from '@/i18n/define-messages';
import type { Field, FieldOf } from '@/forms/schema';

const messages = defineMessages({
  partners: { id: 'editor.structure.partners' },
  partner: { id: 'editor.structure.partner' },
  funders: { id: 'editor.structure.funders' },
  funder: { id: 'editor.structure.funder' },
});

/** What the CMS has as fields with a number each, and editors see as one list. */
export interface NumberedFields {
  name: string;
  field: FieldOf<'objects'>;
  /** The names of the fields by place in the list, each with the part of an entry that it holds. */
  slots: readonly Readonly<Record<string, string>>[];
}

type Fields = Readonly<Record<string, Field>>;

/** The names that projects have, with the words for the list and for one of it. */
const series = [
  { prefix: 'project_partner', title: messages.partners, item: messages.partner },
  { prefix: 'external_funding_provider', title: messages.funders, item: messages.funder },
];

const parts = { title: '', link: '_link', logo: '_logo' };
type Part = keyof typeof parts;

/** The fields of a form that belong into one list, for each list of which there are any. */
export function numberedFields(fields: Fields): NumberedFields[] {
  return series.flatMap(({ prefix, title, item }) => {
    const known = (Object.keys(parts) as Part[]).filter((part) =>
      Object.hasOwn(fields, `${prefix}_1${parts[part]}`),
    );
    const slots: Record<string, string>[] = [];
    while (Object.hasOwn(fields, `${prefix}_${slots.length + 1}`)) {
      const number = slots.length + 1;
      const names = known.map((part) => [part, `${prefix}_${number}${parts[part]}`] as const);
      slots.push(Object.fromEntries(names.filter(([, name]) => Object.hasOwn(fields, name))));
    }
    const inner = known.map((part) => [part, fields[`${prefix}_1${parts[part]}`]] as const);
    if (slots.length < 2) return [];
    const facts = { widget: 'objects', title, item, atMost: slots.length } as const;
    return [{ name: prefix, slots, field: { ...facts, fields: Object.fromEntries(inner) as never } }];
  });
}

type Item = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The entries of the list, of places that hold anything. */
export function gathered({ slots }: NumberedFields, values: Values): Item[] {
  const items = slots.map((slot) =>
    Object.fromEntries(Object.entries(slot).map(([part, name]) => [part, values[name] ?? null])),
  );
  return items.filter((item) => !Object.values(item).every(isNothing));
}

/** What the fields hold for a list of entries, by their names. */
export function scattered({ slots }: NumberedFields, items: readonly Item[]): Record<string, unknown> {
  const pairs = slots.flatMap((slot, index) =>
    Object.entries(slot).map(([part, name]) => {
      const value = items[index]?.[part];
      return [name, isNothing(value) ? null : value] as const;
    }),
  );
  return Object.fromEntries(pairs);
}
