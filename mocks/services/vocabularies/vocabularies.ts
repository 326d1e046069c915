import { batchingLinks, checkBatch, idOfBatched, part } from '~mocks/http/batching';
import { Failure, negativeSize, serverError } from '~mocks/http/failure';
import { urlOf } from '~mocks/content/perspective';
import type { Term } from '~mocks/content/vocabularies/computed';
import { recordedVocabulary, vocabularyNames } from '~mocks/recorded/vocabularies';
import { termsOf } from '~mocks/content/vocabularies/terms';
import type { Call, Service } from '../shared/call';

/** Vocabularies that only those may read who may change the context. Plone shows those of groups and of all people to everybody. */
const closed = new Set([
  'plone.app.users.group_ids',
  'plone.app.vocabularies.Groups',
  'plone.app.vocabularies.Keywords',
  'plone.app.vocabularies.Principals',
  'plone.app.vocabularies.SyndicatableFeedItems',
  'plone.app.vocabularies.Users',
]);

export const mayRead = ({ repository, viewer, item }: Call, name: string): boolean =>
  !closed.has(name) || repository.can(viewer, 'Modify portal content', item);

function guard(call: Call, name: string): void {
  if (mayRead(call, name)) return;
  if (call.viewer.id === null)
    throw new Failure(
      401,
      'Not authenticated',
      `You need to be authenticated to access the vocabulary '${name}'.`,
      'service',
    );
  throw new Failure(
    403,
    'Not authorized',
    `You are not authorized to access the vocabulary '${name}'.`,
    'service',
  );
}

const folded = (text: string): string => text.toLowerCase();

/** `token` wins over `tokens`, and that over `title`; empty ones count as absent. */
function filterOf({ parameters }: Call): (term: Term) => boolean {
  if (parameters.isList('title') || parameters.isList('token'))
    throw serverError('AttributeError', "'list' object has no attribute 'lower'");
  const title = folded(parameters.first('title') ?? '');
  const token = folded(parameters.first('token') ?? '');
  const tokens = new Set(parameters.all('tokens').filter(Boolean).map(folded));
  if (title !== '' && token !== '')
    throw new Failure(
      400,
      'Invalid parameters',
      'You can not filter by title and token at the same time.',
      'service',
    );
  if (token !== '') return (term) => folded(term.token) === token;
  if (tokens.size > 0) return (term) => tokens.has(folded(term.token));
  return (term) => folded(term.title).includes(title);
}

/** Terms as a client gets them, in batches; `b_size=-1` is everything without a count. */
function termsBody(call: Call, terms: readonly Term[]): unknown {
  const found = terms.filter(filterOf(call)).map(({ title, token, ...more }) => ({ title, token, ...more }));
  const start = call.parameters.integer('b_start', 0);
  const size = call.parameters.integer('b_size', 25);
  if (size === -1) checkBatch(found);
  if (size === -1) return { '@id': `${call.url.origin}${call.url.pathname}`, items: found };
  if (size < 0) throw negativeSize();
  const batch = { start, size };
  const batching = batchingLinks(call.url, batch, found.length);
  return {
    '@id': idOfBatched(call.url),
    items: part(found, batch),
    items_total: found.length,
    ...(batching ? { batching } : {}),
  };
}

function vocabulary(call: Call, name: string): unknown {
  guard(call, name);
  const terms = termsOf(call, name, call.item);
  if (terms) return termsBody(call, terms);
  const failure = recordedVocabulary(name)?.failure;
  if (failure) throw new Failure(failure.status, failure.type, failure.message);
  throw new Failure(404, 'Not Found', `The vocabulary '${name}' does not exist`, 'service');
}

export const vocabulariesService: Service = {
  name: '@vocabularies',
  takesSegments: true,
  get(call) {
    const [name] = call.rest;
    if (name !== undefined) return vocabulary(call, name);
    const url = `${urlOf(call, call.item)}/@vocabularies`;
    return vocabularyNames().map((each) => ({ '@id': `${url}/${each}`, title: each }));
  },
};
