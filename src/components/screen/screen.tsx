import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { unlisted } from '../head/screen-head';
import { siteTitle } from '../head/site-title';
import { useHead } from '../head/use-head';
import './style.css';

interface ScreenProps {
  title: MessageDescriptor;
  /** Stands in the title's place as the heading. */
  heading?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A screen of the app: its title in heading and tab, and no place in search engines. */
export function Screen({ title, heading, lead, children }: ScreenProps) {
  const intl = useIntl();
  const language = useLanguage();
  useHead({ title: siteTitle(intl.formatMessage(title), language), elements: unlisted });
  return (
    <div className="screen container">
      <h1>{heading ?? <FormattedMessage {...title} />}</h1>
      {lead && <p className="screen__lead lead">{lead}</p>}
      {children}
    </div>
  );
}
