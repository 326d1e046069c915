import { termTitle } from '../vocabularies/term-titles';
import type { Item } from '~mocks/repository/types';
import type { Column } from './column';
import { hasField } from './column';
import type { Perspective } from '../perspective';
import { mayView, textOf, urlOf } from '../perspective';
import { textBetweenTags } from '~mocks/lib/html-text';

const value =
  (name: string): Column =>
  (_, item) =>
    item.fields[name] ?? null;

const values = (names: readonly string[]): Record<string, Column> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

const term =
  (name: string, vocabulary: string): Column =>
  (view, item) => {
    const token = item.fields[name];
    if (typeof token !== 'string') return null;
    return termTitle(view.repository, vocabulary, token, view.language) ?? token;
  };

const related = (view: Perspective, uids: unknown): Item[] => {
  if (!Array.isArray(uids)) return [];
  const items = uids.flatMap((uid: unknown) =>
    typeof uid === 'string' ? (view.repository.byUid(uid) ?? []) : [],
  );
  return items.filter((each) => mayView(view, each));
};

/** Text of a rich-text field without its markup. */
const plainText =
  (name: string): Column =>
  (_, item) => {
    const field = item.fields[name];
    const html = typeof field === 'object' && field !== null && 'data' in field ? field.data : field;
    return typeof html === 'string' ? textBetweenTags(html).replace(/\s+/g, ' ').trim() : null;
  };

/** Columns of persons. */
export const personColumns: Readonly<Record<string, Column>> = {
  ...values(['academic', 'name', 'firstname', 'positions', 'phone', 'mobile', 'email', 'building', 'room']),
  ...values(['institute', 'member_source', 'fields_of_competence']),
  salutation: term('salutation', 'portal.vocabularies.salutations'),
};

const funding = [1, 2, 3].flatMap((n) => [
  `external_funding_provider_${n}`,
  `external_funding_provider_${n}_link`,
]);

const blogOf: Column = (view, item) => {
  if (item.type !== 'Post') return null;
  const blog = view.repository.chainOf(item).find((each) => each.type === 'BlogFolder');
  return blog && mayView(view, blog) ? { url: urlOf(view, blog), title: textOf(blog, 'title') } : null;
};

const linksOf = (view: Perspective, uids: unknown) =>
  related(view, uids).map((each) => ({ url: urlOf(view, each), title: textOf(each, 'title') }));

const linked =
  (uidsOf: (item: Item) => unknown): Column =>
  (view, item) =>
    item.type === 'Post' ? linksOf(view, uidsOf(item)) : null;

/** The tags of a post that the reader may view. */
export const postTagsOf = (view: Perspective, item: Item) => linksOf(view, item.fields.blog_tags);

/** Columns of projects, awards, jobs and blogs. */
export const portalColumns: Readonly<Record<string, Column>> = {
  ...values(['project_start_month', 'project_start_year', 'project_end_month', 'project_end_year']),
  ...values(funding),
  ...values(['award_date_month', 'award_date_year', 'external_id', 'is_orderable']),
  ...values(['job_offer_institute_title', 'job_offer_location_title']),
  project_type: term('project_type', 'portal.vocabularies.project_types'),
  detailed_description: plainText('detailed_description'),
  ...values(['short_header_text', 'date_of_issue', 'submission_date', 'job_offer_location']),
  token: (view, item) => (hasField(view, item, 'token') ? textOf(item, 'token') || item.id : null),
  ...values(['job_offer_target_groups', 'job_offer_fields_of_work', 'job_offer_categories']),
  members: (view, item) => (hasField(view, item, 'members') ? (item.fields.members ?? []) : null),
  member_fullnames: (view, item) =>
    hasField(view, item, 'members')
      ? related(view, item.fields.members).map((each) => textOf(each, 'title'))
      : null,
  remoteUrl: (_, item) => (item.type === 'Link' ? textOf(item, 'remoteUrl') || null : null),
  blog: blogOf,
  blog_uid: (view, item) =>
    item.type === 'Post'
      ? (view.repository.chainOf(item).find((each) => each.type === 'BlogFolder')?.uid ?? null)
      : null,
  post_authors: linked(({ creators }) => creators),
  post_tags: linked(({ fields }) => fields.blog_tags),
};
