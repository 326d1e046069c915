import { recordedTypes } from './recorded-types';
import { contentTypeOf } from './registry';

/** Types of which every save is kept: those that Plone ships, where the behavior is on. A type made later has none. */
export function isVersioned(type: string): boolean {
  const isShipped = recordedTypes().types.some(({ id }) => id === type);
  return isShipped && contentTypeOf(type).fields.some(({ name }) => name === 'versioning_enabled');
}
