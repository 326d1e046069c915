import { allGroups, siteUsers } from '~mocks/accounts/search';
import type { Item } from '~mocks/repository/types';
import type { Perspective } from '../perspective';
import { isActive, mayView, textOf, urlOf } from '../perspective';
import { scalesOf } from '~mocks/settings/imaging';
import { availableLanguages, ownNameOf } from '~mocks/settings/languages';
import { panelSettings } from '~mocks/settings/panel-settings';
import { blogItems } from './from-blog';
import { contentTerms } from './from-content';
import { settingsTerms } from './from-settings';
import { recordedTerms } from '~mocks/recorded/vocabularies';
import { ownEntry } from '~mocks/lib/own-entry';

/** A term as it is handed out. */
export interface Term {
  token: string;
  title: string;
  /** Address of a blog's tag. */
  url?: string;
}

type Compute = (view: Perspective, context: Item) => Term[];

const byTitle = (a: Term, b: Term): number =>
  a.title.toLowerCase() < b.title.toLowerCase() ? -1 : a.title.toLowerCase() > b.title.toLowerCase() ? 1 : 0;

const users: Compute = (view) =>
  siteUsers(view.repository)
    .map(({ id, fullname }) => ({ token: id, title: fullname || id }))
    .sort(byTitle);

/** All but the one that stands for everybody who is logged in. */
const groups: Compute = (view) =>
  allGroups(view.repository)
    .filter(({ id }) => id !== 'AuthenticatedUsers')
    .map(({ id, title }) => ({ token: id, title: title || id }))
    .sort(byTitle);

/** Groups with their ids told, without those of managers for whoever is none. */
const namedGroups: Compute = ({ repository, viewer }, context) => {
  const isManager = repository.can(viewer, 'Manage portal', context);
  return allGroups(repository)
    .filter(({ id, roles }) => id !== 'AuthenticatedUsers' && (isManager || !roles.includes('Manager')))
    .map(({ id, title }) => ({ token: id, title: title && title !== id ? `${title} (${id})` : id }))
    .sort(byTitle);
};

const prefixed = (prefix: string, terms: readonly Term[]): Term[] =>
  terms.map(({ token, title }) => ({ token: prefix + token, title }));

/** Plone names keywords by the base64 of their UTF-8. */
const keywords: Compute = (view) =>
  view.repository
    .valuesOf('Subject')
    .map((title) => ({ token: Buffer.from(title, 'utf8').toString('base64'), title }));

/** To the catalog a term is a UID, and has no other title. */
function contentBelow({ repository, viewer }: Perspective, folder: Item): Term[] {
  const query = {
    criteria: [],
    includeInactive: false,
    start: 0,
    size: Number.MAX_SAFE_INTEGER,
    paths: [{ path: repository.pathOf(folder), depth: -1 }],
  };
  return repository.search(query, viewer).items.map(({ uid }) => ({ token: uid, title: uid }));
}

const catalog: Compute = (view, context) => contentBelow(view, view.repository.navigationRootOf(context));
const rootCatalog: Compute = (view) => contentBelow(view, view.repository.root);

const imageScales: Compute = (view) =>
  scalesOf(view.repository).map(({ name, width, height }) => ({
    token: name,
    title: `${name} ${width}x${height}`,
  }));

/** Languages that content may have, by the names that they have themselves. */
const contentLanguages: Compute = ({ repository }) =>
  availableLanguages(repository).map((token) => ({ token, title: ownNameOf(token) }));

/** Types that the site's search finds. */
const searchedTypes: Compute = (view) => {
  const { types_not_searched: left } = panelSettings(view.repository, 'search');
  const hidden = new Set(Array.isArray(left) ? (left as unknown[]) : []);
  const all = [...(recordedTerms('plone.app.vocabularies.UserFriendlyTypes', view.language) ?? [])];
  return all.filter(([token]) => !hidden.has(token)).map(([token, title]) => ({ token, title }));
};

const computed: Readonly<Record<string, Compute>> = {
  'plone.app.multilingual.RootCatalog': rootCatalog,
  'plone.app.users.group_ids': namedGroups,
  'plone.app.vocabularies.Catalog': catalog,
  'plone.app.vocabularies.Groups': groups,
  'plone.app.vocabularies.ImagesScales': imageScales,
  'plone.app.vocabularies.Keywords': keywords,
  'plone.app.vocabularies.Principals': (view, context) => [
    ...prefixed('group__', groups(view, context)),
    ...prefixed('user__', users(view, context)),
  ],
  'plone.app.vocabularies.SupportedContentLanguages': contentLanguages,
  'plone.app.vocabularies.SyndicatableFeedItems': () => [],
  'plone.app.vocabularies.UserFriendlyTypes': searchedTypes,
  'plone.app.vocabularies.Users': users,
  'plone.formwidget.relations.cmfcontentsearch': () => [],
};

function ofBlog(
  view: Perspective,
  name: string,
  context: Item,
  isShown: (item: Item) => boolean,
): Term[] | undefined {
  const items = blogItems(view.repository, name, context)?.filter(isShown);
  return items?.map((item) => ({
    token: item.uid,
    title: textOf(item, 'title'),
    ...(item.type === 'BlogTag' ? { url: urlOf(view, item) } : {}),
  }));
}

/** The terms of a vocabulary that comes from content, users, groups or settings; undefined for any other name. */
export function computedTerms(view: Perspective, name: string, context: Item): Term[] | undefined {
  const { repository, viewer } = view;
  const language = context.language === 'de' || context.language === 'en' ? context.language : view.language;
  const maySeeInactive = repository.can(viewer, 'Access inactive portal content', repository.root);
  const isShown = (item: Item) => mayView(view, item) && (maySeeInactive || isActive(item, view.now));
  const terms =
    contentTerms(repository, name, language, isShown) ?? settingsTerms(repository, name, language);
  if (terms) return [...terms].map(([token, title]) => ({ token, title }));
  return ownEntry(computed, name)?.(view, context) ?? ofBlog(view, name, context, isShown);
}
