import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import './style.css';

/** The drawing stays away where it cannot be had. */
const Rings = lazy(async (): Promise<{ default: ComponentType }> => {
  const module = await import('./rings').catch(() => undefined);
  return { default: module?.Rings ?? (() => null) };
});

interface ErrorPageProps {
  kicker: ReactNode;
  title: ReactNode;
  text: MessageDescriptor;
  children?: ReactNode;
}

/** The look that all error views share: what happened, what it means, ways on; a drawing, once it has come, where there is room. */
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
        <Suspense fallback={null}>
          <Rings />
        </Suspense>
      </div>
    </section>
  );
}
