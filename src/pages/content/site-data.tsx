import type { AnyContent } from '@/api/types/any-content';
import { StructuredData } from '@/components/structured-data/structured-data';
import { useLanguage } from '@/i18n/use-language';
import { siteThings } from './site-things';

/** Tells search engines what they learn besides the page. */
export function SiteData({ content }: { content: AnyContent }) {
  return siteThings(content, useLanguage()).map((thing, index) => (
    <StructuredData key={index} data={thing} />
  ));
}
