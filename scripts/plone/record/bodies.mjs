import { mask } from './mask.mjs';

const visit =
  'expand=actions,breadcrumbs,translations,contextnavigation,navigation,fzjsettings,nearest-institut';
const all = 'metadata_fields=_all';

const querystring = (rows, more = {}) => ({
  query: rows.map(([i, o, v]) => ({ i, o: operation(o), v })),
  ...more,
});
const operation = (name) => `plone.app.querystring.operation.${name}`;

const paths = {
  'site-root': '/',
  'language-root': '/de',
  'language-root-english': '/en',
  page: '/de/forschung/materie-und-energie',
  'page-english': '/en/research',
  news: '/de/aktuelles/meldungen/wie-gewebe-seine-muster-findet',
  event: '/de/aktuelles/veranstaltungen/energiespeichertag',
  institute: '/de/institute/zellbiophysik',
  'institute-page': '/de/institute/zellbiophysik/forschung',
  project: '/de/projekte/tidentakt',
  'project-page': '/de/projekte/tidentakt/messungen',
  person: '/profile/torsen',
  file: '/de/dateien/jahresbericht.pdf',
  pictures: '/de/bilder',
};

/** What a visit asks: pages with all that comes along, menus, searches, and what is refused. */
const visitor = [
  ...Object.entries(paths).map(([name, path]) => [`${name}`, `${path}?${visit}`]),
  ['site', '/@site'],
  ['navigation', '/de/@navigation?expand.navigation.depth=3'],
  ['navigation-english', '/en/@navigation?expand.navigation.depth=2'],
  [
    'contextnavigation',
    '/de/institute/zellbiophysik/forschung/@contextnavigation?expand.contextnavigation.topLevel=1',
  ],
  ['breadcrumbs', '/de/institute/zellbiophysik/forschung/@breadcrumbs'],
  ['navroot', '/de/forschung/@navroot'],
  ['translations', '/de/forschung/@translations'],
  ['actions', '/de/forschung/@actions'],
  ['workflow', '/de/forschung/@workflow'],
  ['search-text', '/de/@search?SearchableText=gewebe*&sort_on=sortable_title&b_size=5'],
  ['search-news', `/de/@search?portal_type=Meldung&sort_on=effective&sort_order=descending&b_size=3&${all}`],
  ['search-persons', `/@search?portal_type=Member&sort_on=sortable_title&b_size=3&${all}`],
  ['search-children', `/de/@search?path.depth=1&sort_on=getObjPositionInParent&b_size=50`],
  ['search-nothing', '/de/@search?SearchableText=*'],
  [
    'listing',
    '/de/@querystring-search',
    querystring([['portal_type', 'selection.any', ['Meldung']]], {
      sort_on: 'effective',
      sort_order: 'descending',
      b_size: 3,
    }),
  ],
  [
    'listing-below',
    '/de/institute/@querystring-search',
    querystring([['path', 'string.relativePath', '.::1']], { sort_on: 'getObjPositionInParent', b_size: 10 }),
  ],
  [
    'listing-future',
    '/de/@querystring-search',
    querystring(
      [
        ['start', 'date.afterToday', ''],
        ['portal_type', 'selection.any', ['Event']],
      ],
      { sort_on: 'start' },
    ),
  ],
  ['vocabularies', '/@vocabularies'],
  ['vocabulary-institutes', '/de/@vocabularies/portal.vocabularies.institutes'],
  ['vocabulary-months', '/en/@vocabularies/portal.vocabularies.months'],
  ['vocabulary-types', '/de/@vocabularies/plone.app.vocabularies.ReallyUserFriendlyTypes?b_size=-1'],
  ['vocabulary-filtered', '/de/@vocabularies/plone.app.vocabularies.WorkflowStates?title=intern'],
  [
    'vocabulary-tokens',
    '/en/@vocabularies/plone.app.vocabularies.ReallyUserFriendlyTypes?tokens=Event&tokens=document',
  ],
  ['vocabulary-unknown', '/de/@vocabularies/nix'],
  ['vocabulary-contradictory', '/de/@vocabularies/plone.app.vocabularies.Roles?title=a&token=Reader'],
  ['vocabulary-size', '/de/@vocabularies/plone.app.vocabularies.Roles?b_size=x'],
  ['vocabulary-closed', '/de/@vocabularies/plone.app.vocabularies.Keywords'],
  ['querystring', '/en/@querystring'],
  ['userschema', '/@userschema'],
  ['userschema-registration', '/@userschema/registration'],
  ['userschema-unknown', '/@userschema/nix'],
  [
    'inherit',
    '/de/forschung/materie-und-energie/@inherit?expand.inherit.behaviors=plone.navigationroot,volto.navtitle',
  ],
  ['inherit-nothing', '/de/forschung/@inherit'],
  ['types', '/de/@types'],
  ['types-schema', '/de/@types/Document'],
  ['controlpanels', '/@controlpanels'],
  ['roles', '/@roles'],
  ['sources', '/de/forschung/@sources/subjects'],
  ['not-found', '/de/gibt-es-nicht'],
  ['not-found-service', '/de/@gibt-es-nicht'],
  ['private', '/de/intranet'],
];

/** What an editor's form and folder contents ask on top. */
const editor = [
  ['page', `${paths.page}?expand=actions,breadcrumbs,translations,workflow,types,navroot`],
  [
    'contents',
    `/de/forschung/@search?path.depth=1&sort_on=getObjPositionInParent&show_inactive=1&b_size=50&${all}`,
  ],
  ['types', '/de/@types'],
  ['types-of-page-english', '/en/research/@types'],
  ['types-of-picture', '/de/dateien/jahresbericht.pdf/@types'],
  ['types-unknown', '/de/@types/Nix'],
  ['types-collection', '/de/@types/Collection'],
  ['schema-page', '/de/@types/Document'],
  ['schema-page-english', '/en/@types/Document'],
  ['schema-event', '/de/@types/Event'],
  ['schema-news', '/de/@types/Meldung'],
  ['schema-person-english', '/en/@types/Member'],
  ['schema-project-site', '/de/@types/ProjectSite'],
  ['querystring', '/de/@querystring'],
  ['vocabulary-keywords', '/de/@vocabularies/plone.app.vocabularies.Keywords?b_size=5'],
  ['vocabulary-users', '/de/@vocabularies/plone.app.vocabularies.Users'],
  ['vocabulary-groups', '/de/@vocabularies/plone.app.vocabularies.Groups'],
  ['vocabulary-principals', '/de/@vocabularies/plone.app.vocabularies.Principals?b_size=-1'],
  ['sources', '/de/forschung/@sources/subjects'],
  ['querysources', '/de/forschung/@querysources/subjects?query=a'],
  ['workflow', '/de/forschung/@workflow'],
  ['controlpanels', '/@controlpanels'],
  ['roles', '/@roles'],
];

const siteadmin = [
  ['controlpanels', '/@controlpanels'],
  ['controlpanel-navigation', '/@controlpanels/navigation'],
  ['controlpanel-imaging', '/@controlpanels/imaging'],
  ['roles', '/@roles'],
];

const manager = [
  ['types', '/de/@types'],
  ['types-of-root', '/@types'],
  ['types-of-language-root-english', '/en/@types'],
  ['schema-site', '/@types/Plone%20Site'],
  ['controlpanels', '/@controlpanels'],
  ...[
    'date-and-time',
    'language',
    'mail',
    'navigation',
    'search',
    'site',
    'discussion',
    'editing',
    'imaging',
    'security',
    'portal-settings',
  ].map((name) => [`controlpanel-${name}`, `/@controlpanels/${name}`]),
  ['controlpanel-types', '/@controlpanels/dexterity-types'],
  ['controlpanel-type', '/@controlpanels/dexterity-types/Meldung'],
  ['controlpanel-type-unknown', '/@controlpanels/dexterity-types/Nix'],
  ['controlpanel-rules', '/@controlpanels/content-rules'],
  ['controlpanel-unknown', '/@controlpanels/nix'],
  ['roles', '/@roles'],
  ['sources-unknown', '/de/forschung/@sources/nix'],
  ['sources-missing', '/de/forschung/@sources'],
  ['sources-not-iterable', '/de/forschung/@sources/allow_discussion'],
  ['sources-relation', '/de/forschung/@sources/preview_image_link'],
  ['sources-text', '/de/forschung/@sources/subjects'],
  ['querysources-unknown', '/de/forschung/@querysources/nix?query=a'],
  ['querysources-without-query', '/de/forschung/@querysources/subjects'],
  ['querysources-none', '/de/forschung/@querysources/subjects?query=a'],
  ['inherit-without-marker', '/de/forschung/@inherit?expand.inherit.behaviors=plone.basic'],
  ['vocabulary-behaviors', '/de/@vocabularies/Behaviors'],
];

const calls = { visitor, editor, siteadmin, manager };

/** Whether this Plone holds the demo institution, whose pages the bodies show. */
export async function hasDemo(client) {
  return (await client.send('GET', paths.institute, { as: null })).status === 200;
}

/**
 * The bodies of the central calls, as each of four askers reads them: `{name: {as, method, path, sent, status, type,
 * body}}`.
 */
export async function recordBodies(client, logins) {
  const found = {};
  for (const [asker, list] of Object.entries(calls))
    for (const [name, path, sent] of list) {
      const method = sent === undefined ? 'GET' : 'POST';
      const { status, headers, body } = await client.send(method, path === '/' ? '' : path, {
        as: logins[asker],
        body: sent,
      });
      found[`${asker}-${name}`] = {
        as: asker,
        method,
        path,
        sent,
        status,
        type: headers.get('content-type')?.split(';')[0] ?? '',
        body: mask(body, client.site),
      };
    }
  return found;
}
