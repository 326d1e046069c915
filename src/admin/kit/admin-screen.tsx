import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useBodyClass } from '@/tool/rail/use-body-class';
import '@/tool/tokens.css';
import './style.css';

const hidden = [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] as const;

interface AdminScreenProps {
  /** Stands in the tab, and as the heading where none is given. */
  title: MessageDescriptor;
  heading?: ReactNode;
  /** Stands beside the heading, as the state of what the screen is about. */
  beside?: ReactNode;
  /** What can be done, at the right of the heading. */
  actions?: ReactNode;
  /** Where the screen came from. */
  back?: { to: string; words: MessageDescriptor };
  /** A form is narrower than a table. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** A screen of administration in the tool's dress: nothing of the site stands round it but the way to it. */
export function AdminScreen(props: AdminScreenProps) {
  const { title, heading, beside, actions, back, isNarrow = false, children } = props;
  const intl = useIntl();
  const language = useLanguage();
  useHead({ title: siteTitle(intl.formatMessage(title), language), elements: hidden });
  useBodyClass('has-screen');
  return (
    <div className={`tool admin-screen${isNarrow ? ' admin-screen--narrow' : ''}`}>
      {back && (
        <p className="admin-screen__back">
          <PageLink to={back.to} className="admin-link">
            <ToolIcon name="arrow-left" size={16} />
            <FormattedMessage {...back.words} />
          </PageLink>
        </p>
      )}
      <header className="admin-screen__head">
        <h1 className="admin-screen__title">{heading ?? <FormattedMessage {...title} />}</h1>
        {beside}
        {actions && <div className="admin-screen__actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
