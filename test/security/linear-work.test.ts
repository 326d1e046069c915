import { beforeAll, describe, expect, test } from 'vitest';
import { readCookie } from '~mocks/http/cookies';
import { storedBlocks } from '~mocks/content/deserialize/blocks';
import { parseDate } from '~mocks/content/deserialize/dates';
import { storedLink } from '~mocks/content/deserialize/resolve';
import { checkedSource } from '~mocks/services/aliases/alias-paths';
import { normalizeId } from '~mocks/content/editing/normalize';
import { parseFeed } from '~mocks/feeds/parse-feed';
import { bytesSource, fileResponse } from '~mocks/services/shared/file-response';
import { checkJsonSize } from '~mocks/http/json-limits';
import { negotiateLanguage } from '~mocks/http/language';
import { Parameters } from '~mocks/http/parameters';
import { measureImage } from '~mocks/images/measure';
import { textOfHtml } from '~mocks/lib/html-text';
import { linksOf } from '~mocks/repository/links';
import { occurrencesOf } from '~mocks/repository/recurrence';
import type { CatalogQuery, Item } from '~mocks/repository/types';
import { anonymous } from '~mocks/accounts/sessions';
import { safeHtml } from '~mocks/lib/safe-html';
import { serializeRichText } from '~mocks/content/serialize/rich-text';
import { csvRows } from '~mocks/lib/csv';
import { createTestCms, type TestCms, testOrigin } from '~test/support/test-cms';
import { validate } from '@/forms/validate';
import { addressSchema } from '@/pages/checkout/order-form';
import { emptyAddress } from '@/state/cart';
import { cmsPath } from '@/lib/content-path';
import { growthOf, linear } from './growth';

let cms: TestCms;
let token: string;
beforeAll(async () => {
  cms = await createTestCms();
  token = await cms.login('admin');
});

const place = () => ({ reader: cms.repository, viewer: anonymous, base: testOrigin });

const view = () => ({
  repository: cms.repository,
  viewer: anonymous,
  base: testOrigin,
  language: 'de' as const,
  now: Date.now(),
  metadataFields: [],
  hiddenPaths: [],
});

const inBlock = (url: string) => ({ fields: { blocks: { a: { url } } } }) as unknown as Item;

const feedWith = (description: string) =>
  parseFeed(
    Buffer.from(
      `<rss version="2.0"><channel><title>x</title><item><title>y</title>` +
        `<description><![CDATA[${description}]]></description></item></channel></rss>`,
    ),
  );

const headers = (name: string) => (value: string) => new Headers({ [name]: value });
const cookie = headers('cookie');
const accepted = headers('accept-language');
const languageRules = { fallback: 'de' as const, readsBrowser: true };
/** What reads a text, the sign that it gets over and over, and what comes last so that a pattern fails. */
const texts: readonly [string, (text: string) => unknown, string, string?][] = [
  ['the path of a redirect', (text) => checkedSource(cms.repository, text), '/', 'x'],
  ['a path of the app', cmsPath, '/', 'x'],
  ['a link in a block', (text) => storedLink(place(), text, 1), '/', 'x'],
  ['a link in a block with fragments', (text) => storedLink(place(), `/${text}`, 1), '#', '\n'],
  ['links of blocks', (text) => linksOf(inBlock(text)), 'resolveuid/', '"'],
  ['links of a text', (text) => serializeRichText(view(), text), 'href="resolveuid/'],
  ['links of a text in one', (text) => serializeRichText(view(), `href="${text}`), 'resolveuid/'],
  ['tags that do not end in a feed', feedWith, '<'],
  ['lines that do not end in a feed', feedWith, '<br '],
  ['entities of a feed', feedWith, '&amp;'],
  ['a drawing', (text) => measureImage(Buffer.from(text), 'image/svg+xml'), '<svg '],
  [
    'attributes of a drawing',
    (text) => measureImage(Buffer.from(`<svg ${text}`), 'image/svg+xml'),
    ' width=',
  ],
  ['tags that do not end', textOfHtml, '<'],
  ['scripts that do not end', textOfHtml, '<script'],
  ['ends of scripts that do not end', textOfHtml, '</script ', '<'],
  ['marks that do not end', textOfHtml, '<b '],
  ['blanks between tags', textOfHtml, ' ', '<'],
  ['markup', safeHtml, '<b>'],
  ['markup that is left out', safeHtml, '<x>'],
  ['ends of markup that nothing began', safeHtml, '<x></y>'],
  ['paragraphs in lists', safeHtml, '<li><p>'],
  ['markup with many attributes', (text) => safeHtml(`<p ${text}>`), 'a '],
  ['comments in a style', (text) => safeHtml(`<p style="${text}">`), '/*'],
  ['comments', safeHtml, '<!-'],
  ['frames', safeHtml, '<iframe>'],
  ['the blanks of a date', (text) => parseDate(`2026-01-01${text}`), ' ', 'x'],
  ['the digits of a date', (text) => parseDate(`2026-01-01T10:20:30.${text}`), '1', 'x'],
  ['a title that becomes an id', (text) => normalizeId(text, 'de'), '-', 'x'],
  ['dots of a file name', (text) => normalizeId(text, 'de'), '.a', 'aaaaaa'],
  ['marks of a parameter', (text) => new Parameters(new URLSearchParams([[text, '1']])), ':list', 'x'],
  ['nested JSON', checkJsonSize, '[]'],
  ['texts in JSON', checkJsonSize, '"\\\\'],
  ['backslashes in JSON', checkJsonSize, '\\', '"'],
  ['cookies', (text) => readCookie(cookie(text), '__ac'), '; '],
  ['the language in a cookie', (text) => negotiateLanguage([], cookie(text), languageRules), ';', ' x'],
  ['languages', (text) => negotiateLanguage([], accepted(text), languageRules), 'xx;q=0.1,'],
  ['a range', (range) => fileResponse(bytesSource(Buffer.from('x')), { headers: {}, range }), '1', 'x'],
  ['quotes of a table', (text) => csvRows(text, ','), '"'],
  ['cells of a table', (text) => csvRows(text, ','), ',"""', 'x'],
  [
    'dots of a mail address',
    (text) => validate(addressSchema('de'), { ...emptyAddress, email: `a@${text}` }),
    '.',
    ' @',
  ],
];

describe('the work grows with a text and not with its square:', () => {
  test.each(texts)('%s', async (_, read, sign, end = '') => {
    const workOn = (size: number) => {
      const text = sign.repeat(Math.ceil(size / sign.length)) + end;
      return () => {
        try {
          return read(text);
        } catch (refusal) {
          return refusal;
        }
      };
    };
    expect(await growthOf(workOn, 6_000)).toBeLessThan(linear);
  });
});

const search = (query: Partial<CatalogQuery>) =>
  cms.repository.search({ criteria: [], includeInactive: true, start: 0, size: 25, ...query }, anonymous);

function post(path: string, body: BodyInit, sent: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`${testOrigin}/++api++${path}`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', ...sent },
  });
  return cms.fetch(request);
}

const postJson = (path: string, json: unknown) => {
  const body = JSON.stringify(json);
  return () => post(path, body);
};

const many = <T>(size: number, make: (at: number) => T): T[] =>
  Array.from({ length: size }, (_, at) => make(at));

const nested = (depth: number): Record<string, unknown> =>
  depth === 0 ? {} : { a: { '@type': 'grid', data: { blocks: nested(depth - 1) } } };

/** Calls and queries by the number of what they hold. */
const counts: readonly [string, number, (size: number) => () => unknown][] = [
  [
    'values of a criterion',
    1000,
    (size) => () => search({ criteria: [{ index: 'UID', values: many(size, String) }] }),
  ],
  [
    'known values of a criterion',
    1000,
    (size) => () =>
      search({
        criteria: [
          { index: 'portal_type', values: many(size, () => 'Document') },
          { index: 'UID', not: [] },
        ],
      }),
  ],
  [
    'paths of a query',
    1000,
    (size) => () => search({ paths: many(size, () => ({ path: '/de/forschung', depth: -1 })) }),
  ],
  [
    'a path criterion',
    6_000,
    (size) => {
      const v = `${'/'.repeat(size)}x`;
      const o = 'plone.app.querystring.operation.string.absolutePath';
      return postJson('/@querystring-search', { query: [{ i: 'path', o, v }] });
    },
  ],
  [
    'orders of a search by keywords',
    4,
    (size) => () => search({ sort: many(size, () => ({ on: 'Subject', descending: false })) }),
  ],
  ['blocks in blocks', 25, (size) => () => storedBlocks(nested(size), (link) => link)],
  [
    'blanks in base64',
    6_000,
    (size) => {
      const data = `${' '.repeat(size)}!`;
      return postJson('/de/forschung', { '@type': 'File', title: 'x', file: { data, encoding: 'base64' } });
    },
  ],
  [
    'days of a recurrence',
    1000,
    (size) => {
      const days = many(size, () => '31').join(',');
      let start = 0;
      return () => occurrencesOf((start += 1000), `RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=${days}`, 'UTC');
    },
  ],
  [
    'starts in a recurrence',
    8000,
    (size) => {
      let start = 0;
      return () => occurrencesOf((start += 1000), 'DTSTART:'.repeat(size / 8), 'UTC');
    },
  ],
  [
    'parts of a form',
    200,
    (size) => () => {
      const form = new FormData();
      for (let at = 0; at < size; at += 1) form.append(`${';name="'.repeat(10)}${at}`, 'x');
      return post('/@aliases', form, {});
    },
  ],
  [
    'metadata of an upload',
    6_000,
    (size) => () => {
      const sent = {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': 'x',
        'Upload-Metadata': 'a b,  '.repeat(size / 6),
      };
      return post('/de/forschung/@tus-upload', '', sent);
    },
  ],
  [
    'columns that a listing asks for',
    1000,
    (size) => {
      const query = [
        { i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Document'] },
      ];
      return postJson('/@querystring-search', { query, metadata_fields: many(size, () => 'UID') });
    },
  ],
];

describe('the work grows with the number of', () => {
  test.each(counts)('%s', async (_, size, workOn) => {
    expect(await growthOf(workOn, size)).toBeLessThan(linear);
  });
});
