import { allowsChild, contentTypeOf, hasContentType } from '../content-types/registry';
import type { ContentType } from '../content-types/schema';
import { forbidden, serverError } from '../http/failure';
import { pythonType } from '../deserialize/dates';
import type { Item } from '../repository/types';

/** Whether content of a type may lie in a folder, by the rules of both types and by the folder's own restriction. */
export function mayContain(container: Item, type: string): boolean {
  if (!hasContentType(type) || !allowsChild(contentTypeOf(container.type), contentTypeOf(type))) return false;
  return container.constrainedTypes?.allowed.includes(type) ?? true;
}

/** The type that a body asks for; throws what Plone answers when it may not be added here. */
export function typeToAdd(container: Item, name: unknown): ContentType {
  if (typeof name !== 'string')
    throw serverError('AttributeError', `'${pythonType(name)}' object has no attribute 'lower'`);
  if (!hasContentType(name) || name === 'Plone Site')
    throw forbidden(`Invalid '@type' parameter. No content type with the name '${name}' found`);
  if (!mayContain(container, name)) throw forbidden(`Disallowed subobject type: ${name}`);
  return contentTypeOf(name);
}

export const disallowedPaste = (type: string) =>
  serverError('ValueError', `Disallowed subobject type: ${type}`);
