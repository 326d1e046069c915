import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import type { HeadElement } from '@/api/types/page-head';
import { flatten } from '@/api/urls';
import { feedsIn } from '@/blocks/listing/feeds-in';
import { feedElement, type Feed } from '@/components/feed-link/feed';
import { structuredTypes } from '@/content-types/structured-types';
import type { Language } from '@/lib/language';
import { languageRoot } from '@/site/home-path';

/** How many feeds a page names at most. */
const mostFeeds = 12;

/** The feeds that a page offers: of what its type is made of, and of its listings that name types and have no end. */
export function feedsOf(content: AnyContent, language: Language, origin: string): HeadElement[] {
  const { title, '@id': id, '@type': type } = pageFacts(content);
  const page = flatten(id).replace(/\/$/, '');
  const types = structuredTypes.get(type)?.feeds;
  const named: [Feed, string][] = [
    ...(types ? [[{ path: page, types }, title] satisfies [Feed, string]] : []),
    ...feedsIn(content, { page, root: languageRoot(language) }),
  ];
  const elements = named.map(([feed, headline]) => feedElement(feed, headline || title, origin));
  return [...new Map(elements.map((element) => [element.attributes.href, element])).values()].slice(
    0,
    mostFeeds,
  );
}
