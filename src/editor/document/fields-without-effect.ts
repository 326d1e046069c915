interface FieldWithoutEffect {
  /** `table.sortable` lies in an object. */
  field: string;
  reason: string;
}

/** What other sites store of blocks and this one leaves without effect on purpose. It is kept and written back. */
export const fieldsWithoutEffect: Readonly<Record<string, readonly FieldWithoutEffect[]>> = {
  slateTable: [
    {
      field: 'table.sortable',
      reason: 'Cells hold rich text, which has no order; a table stays in the one that its editor gave it.',
    },
  ],
  table: [
    {
      field: 'table.sortable',
      reason: 'Cells hold rich text, which has no order; a table stays in the one that its editor gave it.',
    },
  ],
  highlight: [
    { field: 'blurhash', reason: 'A picture that is yet to come stands as a plain ground of its size.' },
  ],
  quote: [
    { field: 'reversed', reason: 'Who said it stands below the words on every page.' },
    {
      field: 'variation',
      reason: 'Every quotation has one look; its portrait and its heading are shown with it.',
    },
  ],
};
