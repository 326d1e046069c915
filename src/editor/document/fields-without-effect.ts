/** A stored field that has no effect on purpose. `*` is every type; inside objects the way to a field is `table.sortable`. */
export interface FieldWithoutEffect {
  type: string;
  field: string;
  reason: string;
}

const unsorted =
  'Cells hold rich text, which has no order; a table stays in the one that its editor gave it.';

/** The table of docs/fields-without-effect.md. */
export const fieldsWithoutEffect: readonly FieldWithoutEffect[] = [
  { type: 'slateTable', field: 'table.sortable', reason: unsorted },
  { type: 'table', field: 'table.sortable', reason: unsorted },
];
