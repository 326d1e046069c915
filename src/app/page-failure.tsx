import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { messages } from '@/components/error-views/messages';
import { RenderError } from '@/components/error-views/render-error';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';

/** Stands in a page's place when it could not be drawn, or when its part of the site could not be fetched. */
export function PageFailure() {
  const intl = useIntl();
  const language = useLanguage();
  const thrown = useRouteError();
  useHead({ title: siteTitle(intl.formatMessage(messages.renderTitle), language) });
  return <RenderError error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
