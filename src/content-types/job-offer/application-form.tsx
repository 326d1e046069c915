import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { messages } from './messages';

interface ApplicationFormProps {
  title: string;
  source: { src: string; provider: string };
  /** The offer itself. */
  back: string;
}

/** The form of the applicants' portal within the page, kept back until the visitor allows it. */
export function ApplicationForm({ title, source, back }: ApplicationFormProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="job-offer__application">
      <p>
        <UniversalLink to={back} className="job-offer__back">
          <Icon name="arrow-left" size={20} />
          <FormattedMessage {...messages.back} />
        </UniversalLink>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage {...messages.application} />
      </h2>
      <ConsentGate provider={source.provider} href={source.src} ratio="16 / 9">
        <iframe
          className="job-offer__form"
          src={source.src}
          title={intl.formatMessage(messages.form, { title })}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-forms"
        />
      </ConsentGate>
    </section>
  );
}
