import { withTarget } from '@/editor/block-forms/teaser-form';
import { countOf } from '@/lib/count';
import { isRecord } from '@/lib/text';
import type { StoredForm } from '../../definition';
import { criteriaOf } from '../blocks-in';
import { teaserNames } from '../data';

type Stored = Readonly<Record<string, unknown>>;

/** The second teaser under the names of the first, and back. */
const unprefixed = (stored: Stored): Stored =>
  Object.fromEntries(
    teaserNames.filter((name) => Object.hasOwn(stored, `t${name}`)).map((name) => [name, stored[`t${name}`]]),
  );
const prefixed = (fields: Stored): Stored =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`t${name}`, value]));

/** A target fills its teaser's own words where they are empty; the criteria stay in the form in which they are stored. */
export const form: StoredForm = {
  values: (stored) => ({
    ...stored,
    query: criteriaOf({ querystring: stored['querystring'] }),
    limit: countOf(stored['limit']) ?? null,
    itemBatchSize: countOf(stored['itemBatchSize']) ?? null,
  }),
  change: (stored, name, value) => {
    if (name === 'href') return withTarget(stored, value);
    if (name === 'thref') return prefixed(withTarget(unprefixed(stored), value));
    if (name !== 'query') return { [name]: value };
    const { querystring } = stored;
    if (Array.isArray(querystring)) return { querystring: value };
    return { querystring: { ...(isRecord(querystring) && querystring), query: value } };
  },
};
