import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { Rings } from './rings';
import './style.css';

interface ErrorPageProps {
  kicker: ReactNode;
  title: ReactNode;
  text: MessageDescriptor;
  children?: ReactNode;
}

/** The look that all error views share: what happened, what it means, ways on; a drawing where there is room. */
export function ErrorPage({ kicker, title, text, children }: ErrorPageProps) {
  return (
    <section className="error-page">
      <div className="error-page__content container">
        <div className="error-page__words">
          <p className="error-page__kicker">{kicker}</p>
          <h1 className="error-page__title">{title}</h1>
          <p className="error-page__text">
            <FormattedMessage {...text} />
          </p>
          {children}
        </div>
      </div>
      <div className="error-page__picture" aria-hidden="true">
        <Rings />
      </div>
    </section>
  );
}
