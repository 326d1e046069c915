import { serve } from '../serve.mjs';
import { median } from '../visit/statistics.mjs';

const rounds = 9;
const expanders = 'expand=actions,breadcrumbs,translations,contextnavigation,fzjsettings,nearest-institut';
const news = '/de/aktuelles/meldungen';
const article = `${news}/wie-gewebe-seine-muster-findet`;

const newest = {
  query: [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Meldung'] }],
  sort_on: 'effective',
  sort_order: 'descending',
  b_size: 12,
  metadata_fields: ['effective', 'image_scales'],
};

/** The same twenty calls on both: what a visit asks for, then what the editor asks for before anything is written. */
const calls = [
  { what: 'home page, first visit', path: `/de?${expanders},navigation&expand.navigation.depth=3` },
  { what: 'page with blocks', path: `/de/forschung?${expanders}` },
  { what: 'news article', path: `${article}?${expanders}` },
  { what: 'project site', path: `/de/projekte/tidentakt?${expanders}` },
  { what: 'profile', path: `/profile/torsen?${expanders}` },
  { what: 'English page', path: `/en/research?${expanders}` },
  { what: 'navigation, three levels', path: '/de/@navigation?expand.navigation.depth=3' },
  { what: 'listing of news', path: '/de/@querystring-search', method: 'POST', body: newest },
  { what: 'search for a word', path: '/de/@search?SearchableText=gewebe&metadata_fields=_all' },
  { what: 'portal search', path: '/@solr?q=gewebe&path_prefix=/de&sort=effective%20desc&rows=10' },
  { what: 'site map', path: '/de/@search?path.depth=3&b_size=500' },
  { what: 'page that is not there', path: '/de/das/gibt/es/nicht', status: 404 },
  { what: 'editor: page', path: `${article}?${expanders}`, editor: true },
  { what: 'editor: schema of a type', path: '/de/@types/Meldung', editor: true },
  { what: 'editor: types to add', path: '/de/@types', editor: true },
  { what: 'editor: folder contents', path: `${news}/@search?path.depth=1&b_size=50`, editor: true },
  { what: 'editor: indexes of a query', path: '/de/@querystring', editor: true },
  { what: 'editor: keywords', path: '/de/@vocabularies/plone.app.vocabularies.Keywords', editor: true },
  { what: 'editor: workflow', path: `${article}/@workflow`, editor: true },
  { what: 'editor: history', path: `${article}/@history`, editor: true },
];

async function tokenOn(api) {
  const answer = await fetch(`${api}/@login`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'editor', password: 'Portal-Demo-2026' }),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`${api} has no demo: the editor cannot log in there.`);
  return (await answer.json()).token;
}

/** Milliseconds until the whole answer of a call is there. */
async function timeOf({ api, token }, { path, method = 'GET', body, editor, status = 200 }) {
  const start = performance.now();
  const answer = await fetch(api + path, {
    method,
    headers: {
      Accept: 'application/json',
      'Accept-Language': path.startsWith('/en') ? 'en' : 'de',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(editor ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Error(`${method} ${path} answers ${answer.status} on ${api}`);
  return performance.now() - start;
}

/** In turns, so that both meet the same weather on the machine; the first turn warms up and does not count. */
async function measure(servers, call) {
  const times = servers.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, server] of servers.entries()) {
      const time = await timeOf(server, call);
      if (round > 0) times[at].push(time);
    }
  return times.map(median);
}

/** Where `npm run plone` listens unless it is told otherwise. */
export const usualPlone = 'http://127.0.0.1:8080/Plone';

export async function answersAsPlone(url) {
  const headers = { Accept: 'application/json' };
  const answer = await fetch(`${url}/++api++/@site`, { headers, signal: AbortSignal.timeout(10_000) }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}

/** Twenty calls on a Plone with the demo and on the embedded CMS, both over HTTP, in milliseconds. */
export async function benchServers(plone) {
  const own = await serve();
  try {
    const apis = [`${plone}/++api++`, `${own.base}/++api++`];
    const servers = await Promise.all(apis.map(async (api) => ({ api, token: await tokenOn(api) })));
    const rows = [];
    for (const call of calls) {
      const [onPlone, onOwn] = await measure(servers, call);
      rows.push({
        [`median of ${rounds}, ms`]: call.what,
        Plone: onPlone,
        embedded: onOwn,
        ratio: onPlone / onOwn,
      });
    }
    return rows;
  } finally {
    await own.stop();
  }
}
