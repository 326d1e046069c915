import { FormattedMessage, useIntl } from 'react-intl';
import { screenAddresses } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';
import { sitemapPath } from '@/site/home-path';
import { messages } from '@/shell/sitemap/messages';
import { SitemapSections } from '@/shell/sitemap/sitemap-sections';

/** The sitemap as a page of its own. */
export function SitemapPage() {
  const intl = useIntl();
  const language = useLanguage();
  useHead({
    title: siteTitle(intl.formatMessage(messages.title), language),
    elements: screenAddresses(sitemapPath, language),
  });
  return (
    <div className="container sitemap-page">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <SitemapSections />
    </div>
  );
}
