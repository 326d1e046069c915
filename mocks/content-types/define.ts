import type { Bilingual, ContentType, FieldSchema } from './schema';

type Options = Partial<Omit<ContentType, 'id' | 'title' | 'fields'>>;

/** A type that behaves as Plone's Document does, but for what `options` says. */
export function defineType(
  id: string,
  title: Bilingual,
  fields: readonly FieldSchema[],
  options: Options = {},
): ContentType {
  return {
    id,
    title,
    fields,
    layout: 'document_view',
    folderish: true,
    lockable: true,
    workflow: true,
    translatable: true,
    inNavigation: true,
    addable: true,
    children: 'all',
    ...options,
  };
}
