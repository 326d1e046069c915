import { fetched } from '@/components/fetched/fetched';
import { defineBlock } from '../definition';
import { altmetricShape } from './data';
import { titleMessages } from './title-message';

export const altmetric = defineBlock({
  name: 'altmetric',
  title: titleMessages.title,
  group: 'embed',
  shape: altmetricShape,
  view: fetched(async () => (await import('./view')).AltmetricView),
  editor: async () => (await import('./edit')).editor,
});
