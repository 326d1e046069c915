import type { TypesInForce } from '~mocks/content-types/registry';
import { allowsChild } from '~mocks/content-types/registry';
import type { ContentType } from '~mocks/content-types/schema';
import { forbidden, serverError } from '~mocks/http/failure';
import type { Failure } from '~mocks/http/failure';
import { pythonType } from '~mocks/lib/python-type';
import type { Item, RepositoryReader, Viewer } from '~mocks/repository/types';
import { fitsBlog, isBlogType } from './blog';

function allows(types: TypesInForce, container: Item, type: string): boolean {
  const child = types.of(type);
  // What belongs into blogs was recorded outside of one, where it may not be added.
  return allowsChild(types.of(container.type), isBlogType(type) ? { ...child, addable: true } : child);
}

/** Whether content of a type may lie in a folder, by the rules of both types and by the folder's own restriction. */
export function mayContain(reader: RepositoryReader, container: Item, type: string): boolean {
  if (!reader.types.has(type) || !allows(reader.types, container, type)) return false;
  const { constrainedTypes } = container;
  return fitsBlog(reader, container, type) && (constrainedTypes?.allowed.includes(type) ?? true);
}

/** Folders of a language, which managers alone may make. */
const ofLanguages = new Set(['LRF', 'LIF']);

/** The type that a body asks for; throws what Plone answers when it may not be added here. */
export function typeToAdd(
  reader: RepositoryReader,
  viewer: Viewer,
  container: Item,
  name: unknown,
): ContentType {
  if (typeof name !== 'string')
    throw serverError('AttributeError', `'${pythonType(name)}' object has no attribute 'lower'`);
  if (!reader.types.has(name) || name === 'Plone Site')
    throw forbidden(`Invalid '@type' parameter. No content type with the name '${name}' found`);
  if (ofLanguages.has(name) && !reader.can(viewer, 'Manage portal', container))
    throw forbidden(`Cannot create ${name}`);
  if (!fitsBlog(reader, container, name)) throw forbidden(`Cannot create ${name}`);
  if (!mayContain(reader, container, name)) throw forbidden(`Disallowed subobject type: ${name}`);
  return reader.types.of(name);
}

export const disallowedPaste = (type: string): Failure =>
  serverError('ValueError', `Disallowed subobject type: ${type}`);
