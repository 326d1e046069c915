import { readPermissions } from '~mocks/content/serialize/read-permissions';
import type { ContentType } from '~mocks/content-types/schema';
import { typeSchema } from '~mocks/content-types/type-schema';
import { mayContain } from '~mocks/content/editing/addable';
import { isOfBlogs } from '~mocks/content/editing/blog';
import { serverError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { Item, Permission } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';
import { deleteFromType, patchType, postToType, putType } from './edit-schema';
import { ownEntry } from '~mocks/lib/own-entry';

const refuseVisitors = ({ viewer }: Call): void => {
  if (viewer.id === null) throw unauthorized('Unauthorized()');
};

/** Whether the type may be added here at all, and whether it is among the ones on offer at once. */
function addability(call: Call, item: Item, { id }: ContentType): [boolean, boolean] {
  const isAddable = mayContain(call.repository, item, id);
  return [isAddable, isAddable && (item.constrainedTypes?.immediate.includes(id) ?? true)];
}

/** The types by title, and which of them the reader may add here. Anonymous readers are refused. */
function types(call: Call, item: Item): unknown {
  refuseVisitors(call);
  const can = (permission: Permission): boolean => call.repository.can(call.viewer, permission, item);
  const mayAdd = { content: can('Add portal content'), blog: can('collective.blog: Add Blog') };
  const titleOf = (type: ContentType) => type.title[call.language];
  return call.repository.types.all
    .filter(({ isListed }) => isListed)
    .toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : titleOf(a) > titleOf(b) ? 1 : 0))
    .map((type) => {
      const isOpen = isOfBlogs(type.id) ? mayAdd.blog : mayAdd.content;
      const [addable, immediately] = isOpen ? addability(call, item, type) : [false, false];
      return {
        '@id': `${call.base}/@types/${type.id}`,
        id: type.id,
        title: titleOf(type),
        addable,
        immediately_addable: immediately,
      };
    });
}

/** The short name may be written by those who may add content here; a schema shows nobody what is closed to them. */
function hiddenFields(call: Call): ReadonlySet<string> {
  const can = (permission: Permission): boolean => call.repository.can(call.viewer, permission, call.item);
  const closed = [...readPermissions].filter(([, permission]) => !can(permission)).map(([name]) => name);
  return new Set([...closed, ...(can('Add portal content') ? [] : ['id'])]);
}

const schemaFor = (call: Call, id: string) =>
  typeSchema(call.repository.types.described, id, {
    language: call.language,
    now: call.now,
    hidden: hiddenFields(call),
    context: urlOf(call, call.item),
    site: call.base,
  });

/** One field of a schema; nothing where there is no such field. */
const property = (call: Call, id: string, name: string): unknown =>
  ownEntry(schemaFor(call, id)?.properties, name) ?? {};

function schema(call: Call, id: string): Response {
  refuseVisitors(call);
  const found = schemaFor(call, id);
  if (found) {
    const response = jsonResponse(found);
    response.headers.set('Content-Type', 'application/json+schema');
    return response;
  }
  return jsonResponse({ type: 'NotFound', message: `Type '${id}' could not be found.` }, 404);
}

export const typesExpander: Expander = { name: 'types', expand: types };

export const typesService: Service = {
  name: '@types',
  takesSegments: true,
  get(call) {
    const [id, field, ...more] = call.rest;
    if (id === undefined) return types(call, call.item);
    if (field === undefined) return schema(call, id);
    refuseVisitors(call);
    if (more.length > 0) return null;
    if (call.item.parent === null) return property(call, id, field);
    // Plone fails so everywhere but at the site.
    throw serverError('AttributeError', "'NoneType' object has no attribute 'publishTraverse'");
  },
  post: postToType,
  patch: patchType,
  put: putType,
  delete: deleteFromType,
};
