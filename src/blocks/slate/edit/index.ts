import { changeOf } from '@/tool/form/inner-fields';
import type { BlockEditor } from '../../definition';
import { slateShape, type SlateData } from '../data';
import { headingsOf } from '../headings-of';
import { checks } from './checks';
import { SlateEdit } from './edit';
import { schemaOf } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<SlateData> = {
  schema: schemaOf,
  form: {
    values: (stored) => stored,
    change: (stored, name, value) => {
      const { level, entry_text: words, ...data } = slateShape.read(stored);
      const [heading] = headingsOf({ ...data, level, entry_text: words });
      // An entry begins as the heading that it stands for.
      const begun =
        name === 'override_toc' && value === true && heading && level === undefined
          ? { level: `h${heading.level}`, entry_text: words || heading.text }
          : {};
      return { ...changeOf(stored, name, value), ...begun };
    },
  },
  checks,
  turning,
  edit: SlateEdit,
};
