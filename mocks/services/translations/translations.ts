import { pythonType } from '~mocks/lib/python-type';
import { pythonRepr } from '~mocks/lib/python-repr';
import { resolveNamed } from '~mocks/content/deserialize/resolve';
import { newUid } from '~mocks/content/editing/uids';
import { readJson } from '~mocks/http/body';
import { Failure, serverError, serviceError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { mayView, urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { presentItem } from '~mocks/content/editing/present-item';
import type { Expander } from '../shared/expander';

function languageRoots(call: Call): Record<string, string> {
  const children = call.repository.childrenOf(call.repository.root);
  const roots = children.filter((each) => each.type === 'LRF' && mayView(call, each));
  return Object.fromEntries(roots.map((each) => [each.language, urlOf(call, each)]));
}

function translations(call: Call, item: Item): unknown {
  const others = call.repository.translationsOf(item).filter((each) => mayView(call, each));
  return {
    '@id': `${urlOf(call, item)}/@translations`,
    items: others.map((each) => ({ '@id': urlOf(call, each), language: each.language })),
    root: languageRoots(call),
  };
}

const notAdaptable =
  "('Could not adapt', <PloneSite at /Plone used for /Plone>, <InterfaceClass plone.app.multilingual.interfaces.ITranslationManager>)";

const isTranslatable = ({ repository }: Pick<Call, 'repository'>, item: Item): boolean =>
  repository.types.of(item.type).translatable;

const refuse = (message: string): Failure => serviceError(400, 'BadRequest', message);

function checkTranslatable(call: Call): void {
  if (!isTranslatable(call, call.item)) throw serverError('TypeError', notAdaptable);
}

function checkMayManage(reader: RepositoryReader, call: Call, item: Item): void {
  if (!reader.can(call.viewer, 'Manage Translations', item)) throw unauthorized();
}

/** An item's translations, itself included, by language. */
function groupOf(reader: RepositoryReader, item: Item): Map<string, Item> {
  return new Map([item, ...reader.translationsOf(item)].map((each) => [each.language, each]));
}

function targetOf(reader: RepositoryReader, call: Call, name: unknown): Item {
  if (name === undefined || name === null) throw refuse('Missing content id to link to');
  if (typeof name !== 'string')
    throw serverError('AttributeError', `'${pythonType(name)}' object has no attribute 'startswith'`);
  const { item } = resolveNamed({ ...call, reader }, name);
  if (!item) throw refuse('Content does not exist');
  if (item.type === 'LRF') throw refuse('Language Root Folders can only be linked between each other');
  return item;
}

async function linkTranslation(call: Call): Promise<Response> {
  checkMayManage(call.repository, call, call.item);
  const body = await readJson(call.request);
  await call.write((transaction, reader) => {
    const source = presentItem(reader, call.item);
    checkMayManage(reader, call, source);
    const target = targetOf(reader, call, body.id);
    checkTranslatable(call);
    if (groupOf(reader, source).has(target.language))
      throw refuse(`Source already translated into language ${target.language}`);
    if (groupOf(reader, target).has(source.language))
      throw refuse(`Target already translated into language ${target.language}`);
    transaction.put({ ...target, translationGroup: source.translationGroup });
  });
  return jsonResponse({}, 201, { Location: urlOf(call, call.item) });
}

async function unlinkTranslation(call: Call): Promise<undefined> {
  checkTranslatable(call);
  checkMayManage(call.repository, call, call.item);
  const { language } = await readJson(call.request);
  await call.write((transaction, reader) => {
    const item = presentItem(reader, call.item);
    checkMayManage(reader, call, item);
    if (language === undefined || language === null)
      throw refuse('You need to provide the language to unlink');
    const other = typeof language === 'string' ? groupOf(reader, item).get(language) : undefined;
    if (!other) throw refuse(`This objects is not translated into ${String(language)}`);
    if (item.type === 'LRF') throw refuse('Language Root Folders cannot be unlinked');
    transaction.put({ ...other, translationGroup: newUid() });
  });
  return undefined;
}

/** The folder in which a translation belongs: that of the container's translation, or a language root. */
function locate(call: Call): unknown {
  const { repository, item, viewer, parameters } = call;
  if (!repository.can(viewer, 'Manage Translations', item)) throw unauthorized();
  const language = parameters.first('target_language');
  if (language === undefined) throw new Failure(503, 'KeyError', pythonRepr('target_language'));
  const container = repository.parentOf(item);
  const translated = container && groupOf(repository, container).get(language);
  const isRoot = (each: Item): boolean => each.type === 'LRF' && each.language === language;
  const root = repository.childrenOf(repository.root).find(isRoot);
  const places = [translated, root, container].filter((each) => each && mayView(call, each));
  return { '@id': urlOf(call, places[0] ?? item) };
}

export const translationsExpander: Expander = {
  name: 'translations',
  isListed: (item, call) => isTranslatable(call, item),
  expand: translations,
};

export const translationsService: Service = {
  name: '@translations',
  get(call) {
    checkTranslatable(call);
    return translations(call, call.item);
  },
  post: linkTranslation,
  delete: unlinkTranslation,
};

export const translationLocatorService: Service = { name: '@translation-locator', get: locate };
