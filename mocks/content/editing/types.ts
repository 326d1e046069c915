import { editable, editedTypesKey } from '~mocks/content-types/edited-type';
import type { EditedType, EditedTypes } from '~mocks/content-types/edited-type';
import { recordedTypes } from '~mocks/content-types/recorded-types';
import { keyError } from '~mocks/http/failure';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

/** The present form of a type; undefined for one that there is not. */
function presentType(reader: RepositoryReader, id: string): EditedType | undefined {
  const saved = ownEntry(reader.setting<EditedTypes>(editedTypesKey), id);
  if (saved !== undefined) return saved ?? undefined;
  const recorded = recordedTypes().types.find((type) => type.id === id);
  return recorded && editable(recorded, recordedTypes());
}

/** Saves a type, or its removal. From then on everything follows it. */
export function saveType(
  transaction: Transaction,
  reader: RepositoryReader,
  id: string,
  type: EditedType | null,
): void {
  const saved = reader.setting<EditedTypes>(editedTypesKey) ?? {};
  transaction.setSetting(editedTypesKey, { ...saved, [id]: type });
}

/** Changes a type as it stands; throws what Plone answers when there is none. */
export function changeSavedType(
  transaction: Transaction,
  reader: RepositoryReader,
  id: string,
  change: (type: EditedType) => EditedType,
): void {
  const present = presentType(reader, id);
  if (!present) throw keyError(id);
  const changed = change(present);
  if (changed !== present) saveType(transaction, reader, id, changed);
}
