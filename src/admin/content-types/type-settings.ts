import type { Panel } from '@/api/control-panels';
import type { ChoiceField } from '@/forms/schema';
import { isRecord } from '@/lib/text';
import { contentForm, type ContentForm } from '@/tool/form/content-form';
import { messages } from './messages';

const filter = 'filter_content_types';
const allowed = 'allowed_content_types';

/** What may lie in content of a type; the CMS has no words for these. */
const filterField: ChoiceField = {
  widget: 'choice',
  title: messages.holds,
  isRequired: true,
  choices: [
    { value: 'none', title: messages.holdsNone },
    { value: 'all', title: messages.holdsAll },
    { value: 'some', title: messages.holdsSome },
  ],
};

/** The CMS says only whether there is a choice, though it takes what the choice is. */
function filterOf(data: Panel['data']): string {
  if (data[filter] === false) return 'all';
  return Array.isArray(data[allowed]) && data[allowed].length > 0 ? 'some' : 'none';
}

/** The form of a type's panel, and what is set in it. */
export function settingsOf({ schema, data }: Panel): {
  form: Pick<ContentForm, 'fields' | 'fieldsets'>;
  values: Readonly<Record<string, unknown>>;
} {
  const { fields, fieldsets } = contentForm(schema ?? {});
  return {
    form: {
      fields: filter in fields ? { ...fields, [filter]: filterField } : fields,
      fieldsets: fieldsets.map((set) =>
        set.id === 'behaviors' ? { ...set, description: messages.behaviorsHint } : set,
      ),
    },
    values: filter in fields ? { ...data, [filter]: filterOf(data) } : data,
  };
}

/** What is sent of it: types go by their names alone. */
export function changesOf(changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const types = changes[allowed];
  if (!Array.isArray(types)) return { ...changes };
  return {
    ...changes,
    [allowed]: types.map((type: unknown) => (isRecord(type) ? type['token'] : type)),
  };
}
