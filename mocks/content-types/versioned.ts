import { contentTypeOf } from './registry';

/** Types of which every save is kept. */
export function isVersioned(type: string): boolean {
  return contentTypeOf(type).fields.some(({ name }) => name === 'versioning_enabled');
}
