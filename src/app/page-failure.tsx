import { useIntl } from 'react-intl';
import { messages } from '@/components/error-views/messages';
import { RenderError } from '@/components/error-views/render-error';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';

/** Stands in a page's place when it could not be drawn, or when its part of the site could not be fetched. */
export function PageFailure({ error }: { error: Error }) {
  const intl = useIntl();
  useHead({ title: siteTitle(intl.formatMessage(messages.renderTitle), useLanguage()) });
  return <RenderError error={error} />;
}
