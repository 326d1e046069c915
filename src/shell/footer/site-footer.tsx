import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { placesOf, settingsOf } from '@/api/surroundings';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { useNearest, useSettings } from '@/state/hooks';
import { Doormat } from './doormat';
import { saysSomething } from './footer-fields';
import { InstituteFooter, ProjectLogo, ProjectPartners } from '../own-parts/own-parts';
import { LegalRow } from './legal-row';
import { messages } from './messages';
import { PortalContact } from './portal-contact';
import './style.css';

function FooterFailure({ error }: { error: Error }) {
  return (
    <p className="site-footer__failure container" role="alert">
      <FormattedMessage {...messages.failed} values={{ message: error.message }} />
    </p>
  );
}

function FooterParts() {
  const nearest = useNearest();
  const { institut, institutsbereich } = placesOf(nearest);
  const places = [institutsbereich, institut].flatMap((place) =>
    place?.footer ? [{ place, fields: place.footer }] : [],
  );
  // An area whose own fields are empty is reached where its institute is.
  const own = places.find(({ fields }) => saysSomething(fields)) ?? places[0];
  const { pre_footer: partners, footer_logo: logo } = settingsOf(useSettings());
  return (
    <>
      <Suspense fallback={null}>
        {partners.length > 0 && <ProjectPartners />}
        {logo !== '' && <ProjectLogo />}
        {own && (
          <InstituteFooter
            name={own.place.name}
            fields={own.fields}
            institute={own.place === institut ? undefined : institut?.name}
          />
        )}
      </Suspense>
      <div className="site-footer__portal on-dark">
        {!own && <PortalContact />}
        <Doormat />
        <LegalRow />
      </div>
    </>
  );
}

/** The foot of every page. A failure in it leaves the page above untouched. */
export function SiteFooter() {
  // What failed with one place's data has a new chance with another's.
  const nearest = useNearest();
  return (
    <footer id="footer" className="site-footer" tabIndex={-1}>
      <ErrorBoundary resetKey={nearest} fallback={(error) => <FooterFailure error={error} />}>
        <FooterParts />
      </ErrorBoundary>
    </footer>
  );
}
