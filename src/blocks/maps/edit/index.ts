import { embedSource } from '@/components/consent-gate/embed-source';
import type { BlockEditor } from '../../definition';
import type { MapsData } from '../data';
import { MapsEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MapsData> = {
  schema,
  // Nothing is drawn of an address that nobody knows how to embed.
  checks: { isEmpty: ({ url }) => embedSource(url) === undefined },
  edit: MapsEdit,
};
