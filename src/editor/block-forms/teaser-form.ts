import type { FieldFor, Widget } from '@/forms/schema';
import { isRecord } from '@/lib/text';
import { itemCard } from '@/blocks/item-card';
import { fieldMessages } from './messages';

type Stored = Readonly<Record<string, unknown>>;

/** What every kind of teaser is asked for. */
export interface TeaserForm {
  href: unknown;
  overwrite: boolean;
  title: string;
  head_title: string;
  description: string;
  preview_image: unknown;
  hide_description: boolean;
  openLinkInNewTab: boolean;
}

const ownWords = ['title', 'head_title', 'description'] as const;

const targetOf = (href: unknown): unknown => (Array.isArray(href) ? (href as unknown[])[0] : href);

/** What a target gives a teaser; as a stored picture the target stands for its own. */
function givenBy(target: unknown): Record<string, unknown> {
  const { title, text, image } = itemCard(target);
  const head = isRecord(target) ? target['head_title'] : undefined;
  return {
    title,
    description: text,
    head_title: typeof head === 'string' ? head : '',
    ...(image &&
      isRecord(target) &&
      typeof target['image_field'] === 'string' && { preview_image: [target] }),
  };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What a teaser stores when its target is another: it fills what is empty; where the words of the target count they all
 * follow it. Without a target nothing of it is left.
 */
export function withTarget(stored: Stored, href: unknown): Stored {
  const target = targetOf(href);
  if (isEmpty(target))
    return {
      href,
      ...Object.fromEntries(
        [...ownWords, 'preview_image']
          .filter((name) => Object.hasOwn(stored, name))
          .map((name) => [name, undefined]),
      ),
    };
  const given = givenBy(target);
  const follows = stored['overwrite'] === false;
  const filled = Object.entries(given).filter(
    ([name, value]) => !isEmpty(value) && (isEmpty(stored[name]) || (follows && name !== 'preview_image')),
  );
  return { href, ...Object.fromEntries(filled) };
}

/** The same for what has no picture of its own: it takes the words alone. */
export function withWordsOf(stored: Stored, href: unknown): Stored {
  const words = Object.entries(withTarget(stored, href));
  return Object.fromEntries(words.filter(([name]) => ['href', 'title', 'description'].includes(name)));
}

/** The words that are seen of a teaser where those of its target count. */
export function wordsOfTarget(stored: Stored): Stored {
  if (stored['overwrite'] !== false) return {};
  const { title, text, kicker } = itemCard(targetOf(stored['href']));
  const theirs = { title, head_title: kicker, description: text };
  return Object.fromEntries(ownWords.map((name) => [name, theirs[name] || stored[name]]));
}

/** A word of a teaser as it is seen: that of its target where those count. */
const wordSeen = (name: (typeof ownWords)[number]) => ({
  read: (stored: Stored) => ({ ...stored, ...wordsOfTarget(stored) })[name],
});
const seen = {
  title: wordSeen('title'),
  head_title: wordSeen('head_title'),
  description: wordSeen('description'),
};
/** A teaser without the flag has words of its own, as one with it. */
const readsFlag = { read: (stored: Stored) => stored['overwrite'] !== false };

/** The fields of a teaser; those that follow the target can be read. */
export function teaserFields(isOwn: boolean): {
  readonly [Name in keyof TeaserForm]: FieldFor<TeaserForm[Name], Widget>;
} {
  const locked = isOwn ? {} : { isReadOnly: true as const };
  return {
    href: { widget: 'link', mode: 'link', title: fieldMessages.target, write: withTarget },
    overwrite: {
      ...readsFlag,
      widget: 'boolean',
      title: fieldMessages.overwrite,
      description: fieldMessages.overwriteHint,
    },
    title: { widget: 'text', title: fieldMessages.title, ...seen.title, ...locked },
    head_title: { widget: 'text', title: fieldMessages.headTitle, ...seen.head_title, ...locked },
    description: { widget: 'textarea', title: fieldMessages.description, ...seen.description, ...locked },
    preview_image: { widget: 'link', mode: 'image', title: fieldMessages.picture },
    hide_description: { widget: 'boolean', title: fieldMessages.hideDescription },
    openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
  };
}
