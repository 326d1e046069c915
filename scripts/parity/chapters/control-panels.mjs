import { folderOf, roles } from '../setup.mjs';
import { get, patch, post, remove } from './calls.mjs';

const base = folderOf('control-panels');

const panels = [
  'date-and-time',
  'language',
  'mail',
  'navigation',
  'search',
  'site',
  'socialmedia',
  'volto-settings',
  'discussion',
  'editing',
  'imaging',
  'markup',
  'usergroup',
  'security',
];

/** What is saved in a panel, right and wrong, and what brings it back. */
const savings = [
  ['date-and-time', { first_weekday: { token: '6' } }, { first_weekday: '0' }],
  ['date-and-time', { portal_timezone: 'Nowhere/City' }],
  ['language', { default_language: 'en' }, { default_language: 'de' }],
  ['language', { default_language: 'xx' }],
  ['language', { available_languages: ['de', 'en', 'xx'] }],
  ['language', { use_request_negotiation: true }, { use_request_negotiation: false }],
  ['mail', { email_from_name: 'Portal der Übung' }, { email_from_name: 'Portal' }],
  ['mail', { smtp_port: 'many', email_from_address: 'no address' }],
  ['navigation', { navigation_depth: 2, sitemap_depth: 5 }, { navigation_depth: 3, sitemap_depth: 3 }],
  ['navigation', { navigation_depth: 'deep' }],
  [
    'navigation',
    { displayed_types: ['Document'] },
    { displayed_types: ['Link', 'News Item', 'Folder', 'Document', 'Event', 'Collection'] },
  ],
  ['navigation', { sort_tabs_on: 'nonsense' }],
  [
    'search',
    { enable_livesearch: false, search_results_description_length: 80 },
    { enable_livesearch: true, search_results_description_length: 160 },
  ],
  ['search', { sort_on: 'nonsense' }],
  ['site', { site_title: 'Seite der Übung' }, { site_title: 'Portal' }],
  ['site', { site_title: '' }],
  ['site', { site_title: null }],
  ['site', { robots_txt: 'User-agent: *\nDisallow: /' }],
  ['site', { site_logo: 'nonsense' }, { site_logo: null }],
  [
    'socialmedia',
    { share_social_data: false, twitter_username: 'immerlund' },
    { share_social_data: true, twitter_username: '' },
  ],
  [
    'volto-settings',
    { frontend_domain: 'https://www.immerlund.example' },
    { frontend_domain: 'http://localhost:3000' },
  ],
  ['volto-settings', { frontend_domain: '' }],
  [
    'discussion',
    { moderator_email: 'mod@immerlund.example', show_commenter_image: false },
    { moderator_email: null, show_commenter_image: true },
  ],
  ['discussion', { text_transform: 'text/nonsense' }],
  ['editing', { enable_link_integrity_checks: false }, { enable_link_integrity_checks: true }],
  ['editing', { default_editor: 'nonsense' }],
  ['imaging', { quality: 70 }, { quality: 88 }],
  ['imaging', { quality: 700 }],
  ['imaging', { quality: 'good' }],
  ['markup', { default_type: 'text/plain' }, { default_type: 'text/html' }],
  ['markup', { default_type: 'text/nonsense' }],
  ['usergroup', { many_users: true, many_groups: true }, { many_users: false, many_groups: false }],
  ['usergroup', { many_users: 'perhaps' }],
  ['security', { enable_user_folders: true }, { enable_user_folders: false }],
  [
    'security',
    { autologin_after_password_reset: false, unknown: 1 },
    { autologin_after_password_reset: true },
  ],
];

const withheld = new Set(['discussion', 'imaging', 'volto-settings']);

function* effects() {
  yield patch('/@controlpanels/site', { site_title: 'Seite der Übung' });
  yield get('/@site', 'anonymous');
  yield patch('/@controlpanels/site', { site_title: 'Portal' });
  yield patch('/@controlpanels/language', { default_language: 'en' });
  yield get('/@site', 'anonymous');
  yield get('/@types/Document', 'manager');
  yield get('/@roles');
  yield patch('/@controlpanels/language', { default_language: 'de' });
  yield patch('/@controlpanels/navigation', { displayed_types: ['Event'] });
  yield post(base, { '@type': 'Event', id: 'fest', title: 'Fest' });
  yield get('/de/@navigation?expand.navigation.depth=3', 'manager');
  yield patch('/@controlpanels/navigation', {
    displayed_types: ['Link', 'News Item', 'Folder', 'Document', 'Event', 'Collection'],
  });
  yield get('/de/@navigation?expand.navigation.depth=3', 'manager');
  yield patch('/@controlpanels/editing', { enable_link_integrity_checks: false });
  yield post(base, { '@type': 'Document', id: 'ziel', title: 'Ziel' });
  yield get(`/@linkintegrity?uids={uid ${base}/ziel}`);
  yield patch('/@controlpanels/editing', { enable_link_integrity_checks: true });
  yield get(`/@linkintegrity?uids={uid ${base}/ziel}`);
}

function* types(random) {
  yield get('/@controlpanels/dexterity-types');
  yield get('/@controlpanels/dexterity-types', 'siteadmin');
  for (const type of ['Document', 'Link', 'Image', 'Event'])
    yield get(`/@controlpanels/dexterity-types/${encodeURIComponent(type)}`);
  yield get('/@controlpanels/dexterity-types/NoSuchType');
  yield patch('/@controlpanels/dexterity-types/Link', { title: 'Querverweis', description: 'Ein Verweis' });
  yield get('/@controlpanels/dexterity-types/Link');
  yield get('/@types', 'editor');
  yield patch('/@controlpanels/dexterity-types/Link', {
    title: 'Link',
    description: 'Links to other sites.',
  });
  for (const role of random.some(roles, 3))
    yield patch(
      '/@controlpanels/dexterity-types/Link',
      { description: 'No right' },
      role === 'manager' ? 'member' : role,
    );
  yield patch('/@controlpanels/dexterity-types/NoSuchType', { title: 'x' });
}

function* calls({ random }) {
  for (const role of roles) {
    yield get('/@controlpanels', role);
    for (const name of random.some(panels, 2)) {
      yield get(`/@controlpanels/${name}`, role);
      if (role !== 'manager' && role !== 'siteadmin') yield patch(`/@controlpanels/${name}`, {}, role);
    }
  }
  for (const name of panels) yield get(`/@controlpanels/${name}`);
  for (const [name, values, before] of savings) {
    // What Plone keeps from the sight of site administrators they do not save here either.
    const role = withheld.has(name) ? 'manager' : random.pick(['manager', 'siteadmin']);
    yield patch(`/@controlpanels/${name}`, values, role);
    yield get(`/@controlpanels/${name}`);
    if (before) yield patch(`/@controlpanels/${name}`, before);
  }
  for (const name of random.some(panels, 3)) {
    for (const body of ['no json', [], {}]) yield patch(`/@controlpanels/${name}`, body);
    yield post(`/@controlpanels/${name}`, {});
    yield remove(`/@controlpanels/${name}`);
    yield get(`/de/@controlpanels/${name}`);
  }
  yield get('/@controlpanels/no-such-panel');
  yield patch('/@controlpanels/no-such-panel', {});
  yield get('/@controlpanels/mail/more');
  yield* effects();
  yield* types(random);
}

export const controlPanels = { name: 'control-panels', calls };
