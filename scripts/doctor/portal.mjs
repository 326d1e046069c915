// What keeps the pages that visitors get from asking the site.
import { isRecord, problem, textOf } from './finding.mjs';
import { refusalOfLargeBody } from './large-body.mjs';

/** Configuration in a page of the portal; undefined where it is none. */
function configIn(page) {
  const tag = page.indexOf('id="site-config"');
  const start = page.indexOf('>', tag) + 1;
  if (tag < 0 || start === 0) return undefined;
  try {
    const config = JSON.parse(page.slice(start, page.indexOf('</script>', start)));
    return isRecord(config) ? config : undefined;
  } catch {
    return undefined;
  }
}

/** Where pages of the portal send their calls. */
async function apiOfPortal({ ask, portal }) {
  const { text } = await ask(portal.href, { headers: { Accept: 'text/html' } });
  const config = configIn(text);
  if (!config) return undefined;
  const traverser = config.legacyTraverse === true ? '' : '/++api++';
  return new URL(textOf(config.apiPath) + traverser, portal).href;
}

const ofFront =
  'Look at what the web server in front passes on: that of deploy/nginx/portal.conf passes all.';
const ofOrigins =
  'Let Zope or the server before it admit the portal’s origin (CORS), or serve the API below the portal’s own address.';

/** What of a call a browser asks another site for first, and what of the answer the app reads. */
const methods = ['DELETE', 'PATCH'];
const headersSent = ['content-type', 'tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'];
/** A star admits any header but this one. */
const session = 'authorization';
const headersRead = ['location', 'upload-offset'];

/** Those that a list in a header of the answer leaves out. */
function leftOut({ headers }, list, names) {
  const named = textOf(headers.get(list))
    .toLowerCase()
    .split(',')
    .map((each) => each.trim());
  return names.filter(
    (name) => !named.includes(name.toLowerCase()) && (name === session || !named.includes('*')),
  );
}

async function callsOfOtherOrigin({ ask, portal }, api) {
  const preflight = await ask(`${api}/@site`, {
    method: 'OPTIONS',
    headers: {
      Origin: portal.origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': [...headersSent, session].join(','),
    },
  });
  const answer = await ask(`${api}/@site`, { headers: { Origin: portal.origin } });
  const admitted = textOf(answer.headers.get('access-control-allow-origin'));
  if (admitted !== '*' && admitted !== portal.origin)
    return problem(`${new URL(api).origin} does not let pages of ${portal.origin} ask it`, ofOrigins);
  const missing = [
    ...leftOut(preflight, 'access-control-allow-methods', methods),
    ...leftOut(preflight, 'access-control-allow-headers', [...headersSent, session]),
    ...leftOut(answer, 'access-control-expose-headers', headersRead),
  ];
  if (missing.length === 0) return undefined;
  return problem(`calls from ${portal.origin} are refused ${[...new Set(missing)].join(', ')}`, ofOrigins);
}

async function calls(site) {
  const { ask, portal } = site;
  const api = await apiOfPortal(site);
  if (api === undefined) return problem(`${portal.href} is no page of the portal`, ofFront);
  if (new URL(api).origin !== portal.origin) return callsOfOtherOrigin(site, api);
  const { status, json } = await ask(`${api}/@site`);
  if (status === 200 && isRecord(json)) return undefined;
  return problem(`${api}/@site answers ${status}${isRecord(json) ? '' : ' without JSON'}`, ofFront);
}

async function uploads(site) {
  const api = await apiOfPortal(site);
  const status = api === undefined ? undefined : await refusalOfLargeBody(site.ask, api);
  if (status === undefined) return undefined;
  return problem(
    `what is sent by way of the portal must be smaller than 1.5 MB (${status})`,
    'Raise client_max_body_size of nginx, or what limits bodies in the server in front.',
  );
}

/** What is looked at where the address is known at which visitors see the site. */
export const byPortal = [
  ['calls of the portal', calls],
  ['size of what is sent by way of the portal', uploads],
];
