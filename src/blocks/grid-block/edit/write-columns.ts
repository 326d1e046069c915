import { newId } from '@/editor/document/new-id';
import { addressOf } from '@/components/universal-link/link-target';
import { rowsWithTargets } from '@/editor/block-forms/rows-with-targets';
import { recordsOf } from '@/lib/text';
import { typeOfColumns } from '../columns';
import { gridShape } from '../data';

/** A column that was just added has an id and a type, and a picture is stored by its address. */
function storedColumn(column: Record<string, unknown>, type: string): Record<string, unknown> {
  const { url } = column;
  const isNew = column['id'] === undefined && column['@type'] === undefined;
  return {
    ...(isNew && { id: newId(), '@type': type }),
    ...column,
    ...(Array.isArray(url) && { url: addressOf(url) }),
  };
}

/** How the columns of a grid of older content are stored when one of them is another. */
export function writeColumns(stored: Readonly<Record<string, unknown>>, value: unknown) {
  const type = typeOfColumns.get(gridShape.read(stored)['@type']) ?? 'teaser';
  const isOfTeasers = type.startsWith('teaser');
  const columns = isOfTeasers ? rowsWithTargets(stored['columns'], value) : recordsOf(value);
  return { columns: columns.map((column) => storedColumn(column, type)) };
}
