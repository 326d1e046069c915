import { isEmpty } from '@/components/slate-value/nodes';
import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { HighlightData } from '../data';
import { descriptionGround } from '../description-ground';
import { HighlightEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<HighlightData> = {
  schema,
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
};
