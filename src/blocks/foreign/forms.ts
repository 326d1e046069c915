import { containerForms } from './container-forms';
import type { ForeignForm } from './data';
import { embedForms } from './embed-forms';
import { listForms } from './list-forms';
import { plainForm } from './plain-form';
import { textForms } from './text-forms';

/** Blocks of other sites of which it is known what their fields mean. */
const forms: ReadonlyMap<string, ForeignForm> = new Map(
  Object.entries<ForeignForm>({ ...containerForms, ...textForms, ...embedForms, ...listForms }),
);

export const foreignTypes: readonly string[] = [...forms.keys()];

export const formOfType = (type: string): ForeignForm => forms.get(type) ?? plainForm;
