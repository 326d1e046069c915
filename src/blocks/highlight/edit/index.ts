import { isEmpty } from '@/components/slate-value/nodes';
import { hasLink } from '@/components/universal-link/link-target';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { changeOf } from '@/tool/form/inner-fields';
import { creditLike, creditText } from '../../credit';
import { descriptionGround } from '../description-ground';
import { HighlightEdit } from './edit';
import { withPicture } from './picture';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form: {
    values: (stored) => ({ ...stored, credit: creditText().read(stored['credit']) }),
    change: (stored, name, value) => {
      if (name === 'url') return withPicture(value);
      if (name === 'credit') return { credit: creditLike(stored['credit'], value) };
      return changeOf(stored, name, value);
    },
  },
  defaults: () => ({ title: '', value: [{ type: 'p' as const, children: [{ text: '' }] }], button: false }),
  checks: {
    isEmpty: ({ title, value, url }) => title.trim() === '' && isEmpty(value) && url === '',
    lacksTarget: ({ button, buttonLink }) => button === true && !hasLink(buttonLink),
    pictures: ({ url, alt }) => (url === '' ? [] : [{ alt, field: 'alt' }]),
    colours: (data) => {
      const ground = descriptionGround(data);
      return ground ? [{ text: ground.text, ground: ground.value }] : [];
    },
  },
  edit: HighlightEdit,
});
