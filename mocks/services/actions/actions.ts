import type { Action, Actions } from '@/api/types/content';
import { isCheckable, pairOf } from '~mocks/content/editing/working-copies';
import type { ActionId } from './words';
import { actionTitles } from './words';
import { editLock, lockOf } from '~mocks/content/editing/locks';
import type { Item, Permission, Role, WorkflowState } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';

const editorial: readonly Role[] = [
  'Contributor',
  'Editor',
  'Owner',
  'Reviewer',
  'Site Administrator',
  'Manager',
];

/** Lists the actions that are allowed, each with its address in the classic interface. */
function actionLister(call: Call, item: Item) {
  const { repository, viewer, language } = call;
  const url = urlOf(call, item);
  const root = urlOf(call, repository.navigationRootOf(item));
  const can = (permission: Permission, on: Item = item) => repository.can(viewer, permission, on);
  const roles = repository.rolesOf(viewer, item);
  const action = (id: ActionId, icon: string, address: string): Action => ({
    id,
    title: actionTitles[id][language],
    icon,
    url: address,
  });
  return { url, root, can, roles, action };
}

/** Where content is no folder yet to Plone's import of calendars: it is seen by those alone who were given a role. */
const unseenStates: ReadonlySet<WorkflowState> = new Set(['private', 'pending', 'draft']);

type Lister = ReturnType<typeof actionLister>;

/** Whether a lock keeps this reader from editing; that of a working copy keeps everybody. */
function isLockedFor(call: Call, item: Item): boolean {
  const lock = lockOf(call, item);
  return lock !== undefined && (lock.name !== editLock || lock.owner !== call.viewer.id);
}

/** What can be done about working copies: an item without one is checked out, a working copy is checked in or given up. */
function workingCopyActions(call: Call, item: Item, { url, can, action }: Lister): Action[] {
  if (!isCheckable(call.repository, item) || lockOf(call, item)) return [];
  const pair = pairOf(call.repository, item);
  if (!pair)
    return can('Check out content')
      ? [action('iterate_checkout', 'box-arrow-down-left', `${url}/@@content-checkout`)]
      : [];
  if (item.uid !== pair.copy.uid) return [];
  return [
    ...(can('Modify portal content', pair.baseline)
      ? [action('iterate_checkin', 'box-arrow-in-up-right', `${url}/@@content-checkin`)]
      : []),
    action('iterate_checkout_cancel', 'arrow-counterclockwise', `${url}/@@content-cancel-checkout`),
  ];
}

/** The blog's own types leave the pictures of these actions out. */
const withoutPictures = new Set(['BlogFolder', 'Post', 'Author', 'BlogTag']);

function objectActions(call: Call, item: Item, { url, can, roles, action }: Lister): Action[] {
  const isEditorial = editorial.some((role) => roles.has(role));
  const pictured = (name: string) => (withoutPictures.has(item.type) ? '' : `toolbar-action/${name}`);
  const folder = call.repository.types.of(item.type).folderish
    ? item
    : (call.repository.parentOf(item) ?? item);
  return [
    action('view', pictured('view'), url),
    ...(can('Modify portal content') && !isLockedFor(call, item)
      ? [action('edit', pictured('edit'), `${url}/edit`)]
      : []),
    ...(isEditorial
      ? [
          action('folderContents', 'toolbar-action/folderContents', `${urlOf(call, folder)}/folder_contents`),
          action('history', 'toolbar-action/history', `${url}/@@historyview`),
        ]
      : []),
    ...(can('Delegate roles') ? [action('local_roles', 'toolbar-action/sharing', `${url}/@@sharing`)] : []),
  ];
}

function buttons(call: Call, item: Item, lister: Lister): Action[] {
  const { url, can, action } = lister;
  const parent = call.repository.parentOf(item);
  const mayImport: Action[] = can('Modify portal content')
    ? [action('ical_import_enable', '', `${url}/@@ical_import_settings/enable`)]
    : [];
  const aboutCopies = workingCopyActions(call, item, lister);
  if (!parent) return [...mayImport, ...aboutCopies];
  const mayModify = can('Modify portal content');
  const mayDelete = can('Delete objects') && can('Delete objects', parent);
  const mayRename = mayModify && can('Add portal content') && can('Add portal content', parent);
  const type = call.repository.types.of(item.type);
  const when = (isAllowed: boolean, entry: Action): Action[] => (isAllowed ? [entry] : []);
  return [
    ...when(mayDelete, action('cut', 'plone-cut', `${url}/object_cut`)),
    action('copy', 'plone-copy', `${url}/object_copy`),
    ...when(mayDelete, action('delete', 'plone-delete', `${url}/delete_confirmation`)),
    ...when(mayRename, action('rename', 'plone-rename', `${url}/object_rename`)),
    // Plone writes a blank before this address.
    ...when(
      can('Manage Context Aliases'),
      action('redirection', 'plone-redirection', ` ${url}/@@manage-aliases`),
    ),
    ...(type.folderish && !(item.state !== null && unseenStates.has(item.state)) ? mayImport : []),
    ...aboutCopies,
  ];
}

function userActions(call: Call, { root, roles, action }: Lister): Action[] {
  if (call.viewer.id === null) return [action('login', 'plone-login', `${root}/login`)];
  const isAdministrator = roles.has('Manager') || roles.has('Site Administrator');
  return [
    action('preferences', 'plone-user', `${root}/@@personal-preferences`),
    action('dashboard', 'plone-dashboard', `${call.base}/dashboard`),
    ...(isAdministrator
      ? [action('plone_setup', 'plone-controlpanel', `${call.base}/@@overview-controlpanel`)]
      : []),
    action('logout', 'plone-logout', `${root}/logout`),
  ];
}

/** What the reader may do here, by category; a plain single `categories` is read as characters. */
function actions(call: Call, item: Item): Partial<Actions> {
  const lister = actionLister(call, item);
  const { root, action } = lister;
  const all: Actions = {
    document_actions: [],
    object: objectActions(call, item, lister),
    object_buttons: buttons(call, item, lister),
    portal_tabs: [action('index_html', 'plone-home', root)],
    site_actions: [
      action('sitemap', 'plone-sitemap', `${root}/sitemap`),
      action('contact', 'plone-contact-info', `${root}/contact-form`),
    ],
    user: userActions(call, lister),
  };
  if (!call.parameters.has('categories')) return all;
  const asked = call.parameters.isList('categories')
    ? call.parameters.all('categories')
    : [...(call.parameters.first('categories') ?? '')];
  const known = new Map<string, Action[]>(Object.entries(all));
  return Object.fromEntries(asked.map((name) => [name, known.get(name) ?? []]));
}

export const actionsExpander: Expander = { name: 'actions', expand: actions };

export const actionsService: Service = { name: '@actions', get: (call) => actions(call, call.item) };
