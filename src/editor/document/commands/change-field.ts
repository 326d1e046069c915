import type { Change } from '../change';
import { createEdit } from '../page-edit';
import type { DocumentState } from '../types';

/** Changes a field of the page; undefined takes it away. */
export function changeField(state: DocumentState, name: string, value: unknown): Change | undefined {
  if (Object.is(state.fields.get(name), value)) return undefined;
  const edit = createEdit(state);
  edit.setField(name, value);
  return edit.change();
}
