import type { ContentType, FieldSchema } from './schema';
import { field } from './schema';

type Facts = Partial<
  Pick<
    ContentType,
    'layout' | 'folderish' | 'lockable' | 'workflow' | 'translatable' | 'versions' | 'children'
  >
>;

/** Types of which no item can be made over the API, so that none could be looked at. */
export const unseen: Readonly<Record<string, Facts>> = {
  Folder: { layout: 'listing_view', children: 'all' },
  Collection: { layout: 'listing_view', folderish: false, children: [] },
};

/** Kinds that no schema tells: to Plone the target of a Link is a line of text. */
export const fieldChanges: Readonly<Record<string, Readonly<Record<string, Partial<FieldSchema>>>>> = {
  Link: { remoteUrl: { kind: 'remote-url' } },
};

/** What a content GET shows though no schema has it: the server makes it. */
export const addedFields: Readonly<Record<string, readonly FieldSchema[]>> = {
  Tender: [field('feed', 'json')],
};
