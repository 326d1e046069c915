import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { absoluteUrl, flatten } from '@/api/urls';
import type { HeadElement } from '@/api/types/page-head';
import { imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { typeFacts } from '@/lib/content-types';
import { languageOfPath } from '@/lib/language';
import { isKnownInstitution } from '@/site/variants/institution';
import { isRecord } from '@/lib/text';

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const alternate = (hreflang: string, href: string): HeadElement => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
});

/** The picture of a page where it is shared. */
export function sharedImageOf(content: AnyContent): ImageSource | undefined {
  return (
    (isRecord(content.opengraph_image) && imageSourceOf({ image: content.opengraph_image })) ||
    imageSourceOf(content)
  );
}

function languageLinks(content: AnyContent, path: string, absolute: (path: string) => string): HeadElement[] {
  const others = pageFacts(content)['@components'].translations.items;
  if (others.length === 0) return [];
  const own = languageOfPath(path);
  return [
    ...(own ? [alternate(own, absolute(path))] : []),
    ...others
      .filter((item) => item.language !== '' && item['@id'] !== '')
      .map((item) => alternate(item.language, absolute(flatten(item['@id'])))),
  ];
}

/** What the head says of a page: description, robots, canonical address, other languages, Open Graph. */
export function headOf(content: AnyContent, siteName: string, origin: string): HeadElement[] {
  const facts = pageFacts(content);
  const path = flatten(facts['@id']);
  const absolute = (target: string) => absoluteUrl(target, origin) ?? origin;
  const title = facts.opengraph_title || facts.seo_title || facts.title;
  const description = facts.seo_description || facts.description;
  const shared = facts.opengraph_description || description;
  const image = sharedImageOf(content);
  const canonical = absolute(flatten(facts.seo_canonical_url.trim() || path));
  return [
    ...(description ? [meta('description', description)] : []),
    ...(facts.seo_noindex === true ? [meta('robots', 'noindex')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...languageLinks(content, path, absolute),
    property('og:site_name', siteName),
    property('og:type', typeFacts(facts['@type']).date === 'effective' ? 'article' : 'website'),
    property('og:title', title || siteName),
    ...(shared ? [property('og:description', shared)] : []),
    property('og:url', canonical),
    ...(image || isKnownInstitution()
      ? [property('og:image', absolute(image?.src ?? '/og-default.webp'))]
      : []),
    property('og:locale', languageOfPath(path) === 'en' ? 'en_GB' : 'de_DE'),
  ];
}
