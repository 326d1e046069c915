import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import text from '~mocks/recorded/querystring.json?raw';
import { recording } from '~mocks/recorded/recording';
import { urlOf } from '~mocks/content/perspective';
import { recordedVocabulary } from '~mocks/recorded/vocabularies';
import { termsOf } from '~mocks/content/vocabularies/terms';
import type { Call, Service } from '../shared/call';
import { mayRead } from './vocabularies';

interface Index {
  vocabulary: string | null;
  fetch_vocabulary: boolean;
  values: Record<string, { title: string }>;
}

interface Querystring {
  indexes: Record<string, Index>;
  sortable_indexes: Record<string, Index>;
}

const recorded = recording<Querystring>(text);

const keywords = 'plone.app.vocabularies.Keywords';

function withValues(call: Call, { vocabulary, ...index }: Index): Index {
  const isComputed = vocabulary !== null && recordedVocabulary(vocabulary)?.computed === true;
  if (!isComputed || !mayRead(call, vocabulary)) return { ...index, vocabulary };
  const terms = termsOf(call, vocabulary, call.item) ?? [];
  // To a query a keyword is its text, not the token by which the vocabulary names it.
  const valueOf = vocabulary === keywords ? 'title' : 'token';
  return {
    ...index,
    vocabulary,
    values: Object.fromEntries(terms.map((each) => [each[valueOf], { title: each.title }])),
  };
}

const withAllValues = (call: Call, indexes: Readonly<Record<string, Index>>) =>
  Object.fromEntries(Object.entries(indexes).map(([name, index]) => [name, withValues(call, index)]));

/** From what a query of listings is built: indexes, their operators and values. */
export const querystringService: Service = {
  name: '@querystring',
  get(call) {
    const context = urlOf(call, call.item);
    const body = withAddresses(inLanguage(recorded(), call.language), { context, site: call.base });
    return {
      ...body,
      '@id': `${context}/@querystring`,
      indexes: withAllValues(call, body.indexes),
      sortable_indexes: withAllValues(call, body.sortable_indexes),
    };
  },
};
