import { URLSearchParams } from 'node:url';
import { authorization } from '../plone/api.mjs';

/** Makes all that was written to Solr found, as it does itself within a second. */
async function makeFound(solr) {
  const response = await fetch(`${solr}/update?softCommit=true`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '[]',
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`Solr answers ${response.status}.`);
}

/** Calls a site's API, as a visitor or as its manager, and what its search finds by this Solr. */
export function openSite(api, solr) {
  const root = `${api}/++api++`;
  const call = async (method, path, { body, isManager = false } = {}) => {
    const response = await fetch(root + path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(isManager ? { Authorization: authorization } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, json: isJson && text !== '' ? JSON.parse(text) : undefined };
  };
  const manage = (method, path, body) => call(method, path, { body, isManager: true });
  const search = async (query, { isManager = false, isUp = true } = {}) => {
    if (isUp) await makeFound(solr);
    const parameters = new URLSearchParams({ rows: '50', is_multilingual: 'false', ...query });
    const { status, json } = await call('GET', `/@solr?${parameters}`, { isManager });
    const docs = json?.response?.docs ?? [];
    return {
      status,
      total: json?.response?.numFound,
      counts: new Map(json?.facet_groups ?? []),
      docs,
      paths: docs.map(({ path_string: path }) => path.replace(/^\/[^/]+/, '')),
    };
  };
  const suggest = async (query) => {
    const { json } = await call('GET', `/@solr-suggest?${new URLSearchParams(query)}`);
    return (json?.suggestions ?? []).map((each) => new URL(each['@id']).pathname.replace(/^\/[^/]+/, ''));
  };
  return {
    visit: (path) => call('GET', path),
    manage,
    search,
    suggest,
    /** Makes a page with these words in a text block and gives its path; it is private. */
    makePage: async (folder, title, words) => {
      const value = [{ type: 'p', children: [{ text: words }] }];
      const { json } = await manage('POST', folder, {
        '@type': 'Document',
        title,
        blocks: { text: { '@type': 'slate', plaintext: words, value } },
        blocks_layout: { items: ['text'] },
      });
      return new URL(json['@id']).pathname.replace(/^\/[^/]+/, '');
    },
    publish: (path) => manage('POST', `${path}/@workflow/publish`, {}),
  };
}
