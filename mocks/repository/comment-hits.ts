import { createHash } from 'node:crypto';
import type { Comment } from './comments';
import { keyOfComment } from './comments';
import { timeOf } from '~mocks/lib/dates';
import { governingState, rolesWith } from './permissions';
import type { Item } from './types';
import { textBetweenTags } from '~mocks/lib/html-text';

const type = 'Discussion Item';

/** A comment as the catalog finds it: an item in no folder, two steps below what it is on. */
export interface CommentHit extends Item {
  readonly comment: Comment;
}

export const isCommentHit = (item: Item): item is CommentHit => item.type === type;

const titleIn = {
  de: (author: string | null, page: string) => `${author ?? 'Anonymer Benutzer'} zu ${page}`,
  en: (author: string | null, page: string) => `${author ?? 'Anonymous'} on ${page}`,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Titles that a comment is found by, as they are when it is written. */
export function titlesOfComment(
  { authorName }: Pick<Comment, 'authorName'>,
  page: Item,
  language: 'de' | 'en',
): { title: string; pageTitle: string } {
  const title = textOf(page.fields.title);
  return { title: titleIn[language](authorName || null, title), pageTitle: title || page.id };
}

/** Without tags, but with whatever stands between them. */
export const plainTextOf = ({ text, contentType }: Comment): string =>
  contentType === 'text/html' ? textBetweenTags(text) : text;

const longestDescription = 25;

function descriptionOf(comment: Comment): string {
  const words = plainTextOf(comment).split(/\s+/).filter(Boolean);
  const first = words.slice(0, longestDescription).join(' ');
  return words.length > longestDescription ? `${first} [...]` : first;
}

export function commentHit(comment: Comment, page: Item): CommentHit {
  const { author, created, modified } = comment;
  const titles = titlesOfComment(comment, page, page.language === 'en' ? 'en' : 'de');
  return {
    comment,
    uid: createHash('md5').update(keyOfComment(comment)).digest('hex'),
    parent: page.uid,
    id: `++conversation++default/${comment.id}`,
    type,
    state: null,
    created,
    modified,
    creators: author === null ? [] : [author],
    localRoles: author === null ? {} : { [author]: ['Owner'] },
    language: '',
    translationGroup: '',
    fields: {
      title: comment.title ?? titles.title,
      pageTitle: comment.pageTitle ?? titles.pageTitle,
      description: descriptionOf(comment),
    },
    workflowHistory: [],
  };
}

/** Values by which a comment is found; it has none in the other indexes. */
export const indexedOfComment = (hit: CommentHit) => ({
  portal_type: type,
  Type: 'Comment',
  review_state: hit.comment.state,
  Creator: hit.creators[0],
  UID: hit.uid,
  id: hit.comment.id,
  getId: hit.comment.id,
  object_provides: ['plone.app.discussion.interfaces.IComment'],
  created: timeOf(hit.created),
  modified: timeOf(hit.modified),
  effective: timeOf(hit.created),
  is_folderish: false,
  is_default_page: false,
});

/** What is told of an item's comments: of those alone that everybody may see. */
export interface Discussion {
  total: number;
  /** User ids, null for visitors. */
  commentators: (string | null)[];
  last: string | null;
}

export function discussionOf(comments: readonly Comment[], chain: readonly Item[]): Discussion {
  if (comments.length === 0) return { total: 0, commentators: [], last: null };
  const isPublic = rolesWith('View', governingState(chain)).includes('Anonymous');
  const shown = isPublic ? comments.filter(({ state }) => state === 'published') : [];
  const dates = shown.map(({ created }) => created).sort();
  return {
    total: shown.length,
    commentators: [...new Set(shown.map(({ author }) => author))],
    last: dates.at(-1) ?? null,
  };
}
