import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { newId } from '@/editor/document/new-id';
import { recordsOf } from '@/lib/text';
import { logosShape, type LogosData } from '../data';
import { LogosEdit } from './edit';
import { schema, type LogosForm } from './schema';

function storedLogo(logo: Record<string, unknown>): Record<string, unknown> {
  const isNew = logo['@id'] === undefined && logo['id'] === undefined;
  return isNew ? { '@id': newId(), ...logo } : logo;
}

export const editor = editorWithForm<LogosData, LogosForm>({
  schema,
  form: {
    values: (stored) => {
      const { logos_size, logos_container_width } = logosShape.read(stored);
      return { ...stored, logos_size, logos_container_width };
    },
    change: (_stored, name, value) => ({
      [name]: name === 'logos' ? recordsOf(value).map(storedLogo) : value,
    }),
  },
  defaults: () => ({ logos: [] }),
  checks: {
    isEmpty: ({ logos }) => logos.length === 0,
    pictures: ({ logos }) => logos.map(({ alt, srcAlt, title }) => ({ alt: alt || srcAlt || title })),
  },
  edit: LogosEdit,
});
