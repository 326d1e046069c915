import { randomUUID } from 'node:crypto';
import { siteUsers } from '~mocks/accounts/search';
import type { Item, RepositoryReader, Transaction, User } from '~mocks/repository/types';
import { keepFormerSizes } from '~mocks/settings/imaging';
import { keepSiteLanguage, ownNameOf } from '~mocks/settings/languages';
import type { Call } from '../shared/call';
import { ownEntry } from '~mocks/lib/own-entry';

type Values = Readonly<Record<string, unknown>>;

interface Effect {
  call: Call;
  transaction: Transaction;
  reader: RepositoryReader;
  /** What the body sets. */
  values: Values;
}

const newUid = (): string => randomUUID().replaceAll('-', '');

function languageFolder({ call, reader }: Effect, language: string): Item {
  const uid = newUid();
  const time = new Date(call.now).toISOString();
  const actor = call.viewer.id ?? '';
  const step = { actor, comments: '', time };
  return {
    uid,
    parent: reader.root.uid,
    id: language,
    type: 'LRF',
    state: 'published',
    created: time,
    modified: time,
    creators: [actor],
    localRoles: { [actor]: ['Owner'] },
    language,
    translationGroup: newUid(),
    fields: { title: ownNameOf(language), description: '', exclude_from_nav: true },
    workflowHistory: [
      { ...step, action: null, review_state: 'private' },
      { ...step, action: 'publish', review_state: 'published' },
    ],
  };
}

/** A new language gets its folder, which is a translation of the present ones; a removed one keeps it. */
function addLanguages(effect: Effect): void {
  const { transaction, reader, values } = effect;
  keepSiteLanguage(transaction, reader);
  const wanted = Array.isArray(values.available_languages) ? values.available_languages : [];
  const present = reader.childrenOf(reader.root).find(({ type }) => type === 'LRF');
  for (const language of wanted) {
    if (typeof language !== 'string' || reader.byPath(`/${language}`)) continue;
    const folder = languageFolder(effect, language);
    const { created, modified, creators, localRoles, state, workflowHistory } = folder;
    transaction.put({ ...folder, translationGroup: present?.translationGroup ?? folder.translationGroup });
    const uid = newUid();
    transaction.put({
      created,
      modified,
      creators,
      localRoles,
      state,
      workflowHistory,
      uid,
      parent: folder.uid,
      id: 'assets',
      type: 'LIF',
      language,
      translationGroup: uid,
      fields: { title: 'Assets', description: '', exclude_from_nav: true },
    });
  }
}

/**
 * With e-mail addresses as logins every account is renamed; back, every login is the id again. An address that several
 * accounts name, or that is another's id, is nobody's login.
 */
function renameLogins({ transaction, reader, values }: Effect): void {
  const byEmail = values.use_email_as_login;
  if (byEmail === undefined) return;
  for (const user of siteUsers(reader)) {
    const isOwn = byEmail && user.email !== '' && !isNamedByAnother(reader, user);
    const login = isOwn ? user.email : user.id;
    if (login !== user.login) transaction.setUser({ ...user, login });
  }
}

/** Whether an account's address is the id or address of another; logins are all given anew. */
function isNamedByAnother(reader: RepositoryReader, { id, email }: User): boolean {
  const address = email.toLowerCase();
  return reader
    .users()
    .some((other) => other.id !== id && (other.id === email || other.email.toLowerCase() === address));
}

/** The site's title is the title of its root. */
function renameSite({ transaction, reader, values }: Effect): void {
  const { site_title: title } = values;
  if (typeof title !== 'string') return;
  const { root } = reader;
  transaction.put({ ...root, fields: { ...root.fields, title } });
  const portal = reader.setting<Values>('portal-settings') ?? {};
  if ('site_title' in portal) transaction.setSetting('portal-settings', { ...portal, site_title: title });
}

/** Lists keep the sizes under which pictures came. */
function changeSizes({ call, transaction, reader, values }: Effect): void {
  if ('allowed_sizes' in values) keepFormerSizes(transaction, reader, call.now);
}

const effects: Readonly<Record<string, (effect: Effect) => void>> = {
  imaging: changeSizes,
  language: addLanguages,
  security: renameLogins,
  site: renameSite,
};

/** What a saved panel changes elsewhere in the site. */
export function applyEffects(panel: string, effect: Effect): void {
  ownEntry(effects, panel)?.(effect);
}
