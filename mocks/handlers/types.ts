import { allowsChild, contentTypeOf, contentTypes } from '../content-types/registry';
import type { ContentType } from '../content-types/schema';
import { typeSchema } from '../content-types/type-schema';
import { serverError, unauthorized } from '../http/failure';
import { jsonResponse } from '../http/json';
import type { Item } from '../repository/types';
import { urlOf } from '../serialize/perspective';
import type { Call, Service } from './call';
import type { Expander } from './expander';

const refuseVisitors = ({ viewer }: Call): void => {
  if (viewer.id === null) throw unauthorized('Unauthorized()');
};

/** Whether the type may be added here at all, and whether it is among the ones on offer at once. */
function addability(item: Item, mayAdd: boolean, type: ContentType): [boolean, boolean] {
  if (!mayAdd || !allowsChild(contentTypeOf(item.type), type)) return [false, false];
  const constrained = item.constrainedTypes;
  if (!constrained) return [true, true];
  return [constrained.allowed.includes(type.id), constrained.immediate.includes(type.id)];
}

/** The types by title, and which of them the reader may add here. Anonymous readers are refused. */
function types(call: Call, item: Item): unknown {
  refuseVisitors(call);
  const mayAdd = call.repository.can(call.viewer, 'Add portal content', item);
  const titleOf = (type: ContentType) => type.title[call.language];
  return contentTypes
    .filter(({ isListed }) => isListed)
    .toSorted((a, b) => (titleOf(a) < titleOf(b) ? -1 : titleOf(a) > titleOf(b) ? 1 : 0))
    .map((type) => {
      const [addable, immediately] = addability(item, mayAdd, type);
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
  const mayName = call.repository.can(call.viewer, 'Add portal content', call.item);
  return new Set(mayName ? [] : ['id']);
}

function schema(call: Call, id: string): Response {
  refuseVisitors(call);
  const found = typeSchema(id, {
    ...{ language: call.language, now: call.now, hidden: hiddenFields(call) },
    ...{ context: urlOf(call, call.item), site: call.base },
  });
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
    // Plone fails so for every field of a type.
    throw serverError('AttributeError', "'NoneType' object has no attribute 'publishTraverse'");
  },
};
