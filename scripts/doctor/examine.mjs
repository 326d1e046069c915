// Looks through a site: each check gives nothing where all is well, else what it found and how that is mended.

import { isRecord, listOf, note, problem, textOf } from './finding.mjs';
import { byPortal } from './portal.mjs';
import { refusalOfLargeBody } from './large-body.mjs';

/** The add-on's profile that this version of the portal comes with. */
export const profile = 1003;
const timeZone = 'Europe/Berlin';
const languages = ['de', 'en'];

const hasAddOn = async (get) => (await get('/@institutlist', { isPublic: true })).status === 200;

/** Whether behind virtual hosting links are worded for another origin, as a proxy needs it. */
async function virtualHosting({ ask, origin, path }) {
  const address = `${origin}/VirtualHostBase/https/portal.example:443${path}/++api++/VirtualHostRoot/@site`;
  const { json } = await ask(address).catch(() => ({}));
  if (textOf(json?.['@id']).startsWith('https://portal.example/')) return undefined;
  return note(
    'addresses with VirtualHostBase are not answered',
    'The portal rewrites links itself; behind a proxy of yours, give the address at which Zope itself answers.',
  );
}

async function languagesOfSite({ site }) {
  const offered = listOf(site['plone.available_languages']);
  const missing = languages.filter((each) => !offered.includes(each));
  if (missing.length === 0) return undefined;
  return note(
    `the site offers ${offered.slice(0, 10).map(String).join(', ') || 'no language'}`,
    `Without ${missing.join(' and ')} the portal has one language. Site setup, Language, adds one.`,
  );
}

async function languageFolders({ get, site }) {
  const offered = listOf(site['plone.available_languages']);
  const own = languages.filter((each) => offered.includes(each));
  const found = await Promise.all(
    own.map(async (each) => [each, (await get(`/${each}?include_items=false`, { isPublic: true })).status]),
  );
  const gone = found.filter(([, status]) => status === 404).map(([each]) => `/${each}`);
  const closed = found.filter(([, status]) => status === 401 || status === 403).map(([each]) => `/${each}`);
  if (closed.length > 0)
    return problem(
      `${closed.join(' and ')} cannot be seen by visitors`,
      'Publish the folders of the languages.',
    );
  if (gone.length === own.length) return undefined;
  if (gone.length > 0)
    return problem(
      `${gone.join(' and ')} does not exist`,
      'Install "Multilingual Support" and save Site setup, Language, once: it makes the folders of the languages.',
    );
  return undefined;
}

async function timeZoneOfSite({ site }) {
  const zone = textOf(site['plone.portal_timezone']);
  if (zone === timeZone) return undefined;
  return note(
    `times are those of ${zone || 'no time zone'}, the portal shows ${timeZone}`,
    'Site setup, Date and Time, names the time zone of the portal.',
  );
}

async function clock({ headers }) {
  const said = Date.parse(headers.get('date') ?? '');
  const seconds = Math.round(Math.abs(Date.now() - said) / 1000);
  if (Number.isNaN(said) || seconds < 60) return undefined;
  return problem(
    `the clocks differ by ${seconds} seconds`,
    'Let both machines keep their time by NTP: sessions and publication dates depend on it.',
  );
}

async function addOn({ get }) {
  if (await hasAddOn(get)) return undefined;
  return note(
    'the add-on researchportal is not installed',
    'Institutes, orders, job search, trash, notes, preview links, crops and mails to persons are left out; docs/stock-plone.md lists all. plone/README.md says how it is installed.',
  );
}

async function addOnProfile({ get }) {
  const { json, status } = await get('/@addons');
  if (status !== 200) return note(`@addons answers ${status}`, 'The login is not that of a manager.');
  const own = listOf(json?.items).find((each) => isRecord(each) && each.id === 'researchportal');
  if (!own?.is_installed) return { kind: 'skipped', text: 'there is no add-on to look at' };
  const installed = Number(own.upgrade_info?.installedVersion);
  if (own.upgrade_info?.available === true || installed < profile)
    return problem(
      `the add-on's profile is ${installed || 'older'}, this portal expects ${profile}`,
      'Update the package and upgrade it in Site setup, Add-ons.',
    );
  return undefined;
}

async function mail({ get }) {
  const { json } = await get('/@controlpanels/mail');
  const { smtp_host: host, email_from_address: from } = json?.data ?? {};
  if (textOf(host) !== '' && textOf(from) !== '') return undefined;
  return problem(
    textOf(host) === '' ? 'no mail server is set' : 'mails have no sender',
    'Site setup, Mail: without it contact, orders and password resets reach nobody.',
  );
}

async function scales({ site }) {
  const widths = listOf(site['plone.allowed_sizes']).map((each) =>
    Number(/\s(\d+):/.exec(String(each))?.[1] ?? 0),
  );
  if (
    widths.length === 0 ||
    (widths.some((each) => each >= 1600) && widths.some((each) => each > 0 && each <= 400))
  )
    return undefined;
  return note(
    `the largest scale of pictures is ${Math.max(...widths)} pixels wide`,
    'Site setup, Image Handling: 200 to 1600 pixels and steps between let each screen fetch what it shows.',
  );
}

const activate =
  'Start Solr, then node deploy/solr/activate.mjs: it sets what is to be set and indexes all content.';

function searchFails({ status, json }, isActive) {
  if (isActive === false) return problem('Solr is installed, but not active', activate);
  if (textOf(json?.message).includes('kitconcept.solr.config'))
    return problem('kitconcept.solr is there, but not installed in the site', activate);
  return problem(
    isActive ? `Solr does not answer: the search answers ${status}` : `the search answers ${status}`,
    'Look whether Solr runs, and at its address in the control panel. What was changed meanwhile is found after @@solr-maintenance/sync.',
  );
}

async function search({ get, site }) {
  const answer = await get('/@solr?q=portal', { isPublic: true });
  const { status, json } = answer;
  /** What kitconcept.solr says of itself; it stays true while Solr is down. */
  const isActive = site['collective.solr.active'];
  if (status === 404)
    return note('there is no Solr', 'The portal asks the catalog of Plone; facets are left out.');
  if (status !== 200) return searchFails(answer, isActive);
  // The portal's add-on has a search of its own at the same address.
  const isPlain = !isRecord(json) || !('facet_groups' in json);
  if (isPlain || (isActive === undefined && (await hasAddOn(get)))) return undefined;
  const all = await get('/@solr?rows=0&is_multilingual=false', { isPublic: true });
  if (all.json?.response?.numFound === 0)
    return problem('Solr is empty', 'PORTAL_PASSWORD=… node deploy/solr/activate.mjs indexes all content.');
  return note('the search is that of kitconcept.solr', 'Start the portal with --solr kitconcept.');
}

async function uploads({ ask, base }) {
  const status = await refusalOfLargeBody(ask, `${base}/++api++`);
  if (status === undefined) return undefined;
  return problem(
    `what is sent must be smaller than 1.5 MB (${status})`,
    'Pictures of forms are larger. Set form-memory-limit in zope.conf (deploy/plone/zope.conf has it).',
  );
}

async function privateAnswers({ get }) {
  const { headers } = await get('/@controlpanels');
  const kept = textOf(headers.get('cache-control'));
  if (!/(?:^|[\s,])(?:public|s-maxage=[1-9])/.test(kept) || /private|no-store/.test(kept)) return undefined;
  return problem(
    `what one login sees may be kept for all (Cache-Control: ${kept.slice(0, 100)})`,
    'Exempt calls with an Authorization header from caching, here and in every proxy in front.',
  );
}

const open = [
  ['virtual hosting', virtualHosting],
  ['languages', languagesOfSite],
  ['folders of the languages', languageFolders],
  ['time zone', timeZoneOfSite],
  ['clock', clock],
  ['scales of pictures', scales],
  ['search', search],
  ['add-on', addOn],
  ['size of what is sent', uploads],
];
const ofManagers = [
  ['version of the add-on', addOnProfile],
  ['mail', mail],
  ['private answers', privateAnswers],
];

/** What is found at a site, each with its title and kind: fine, problem, note, or skipped for want of a login or of the add-on. */
export async function examine(site) {
  const title = 'API';
  let answer;
  try {
    answer = await site.get('/@site', { isPublic: true });
  } catch (error) {
    const text = `${site.base} does not answer (${error.cause?.code ?? error.message})`;
    return [{ title, ...problem(text, 'Start Plone, and look at the address and at firewalls between.') }];
  }
  if (!isRecord(answer.json) || answer.status !== 200) {
    const text = `${site.base}/++api++/@site answers ${answer.status}${isRecord(answer.json) ? '' : ' without JSON'}`;
    return [
      {
        title,
        ...problem(text, 'The address ends with the id of the site; plone.restapi 9 or newer is needed.'),
      },
    ];
  }
  const seen = { ...site, site: answer.json, headers: answer.headers };
  const found = [{ title, kind: 'fine' }];
  const all = [
    ...open,
    ...ofManagers.map((each) => [...each, !site.isLoggedIn && 'a manager’s login sees it']),
    ...byPortal.map((each) => [
      ...each,
      !site.portal && '--portal names the address at which visitors see it',
    ]),
  ];
  for (const [name, look, obstacle] of all) {
    if (obstacle) {
      found.push({ title: name, kind: 'skipped', text: obstacle });
      continue;
    }
    const finding = await look(seen).catch((error) => problem(`could not be looked at: ${error.message}`));
    found.push({ title: name, ...(finding ?? { kind: 'fine' }) });
  }
  return found;
}
