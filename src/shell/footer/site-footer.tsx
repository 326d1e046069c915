import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { isRecord } from '@/lib/text';
import { useNearest } from '@/state/hooks';
import { Doormat } from './doormat';
import { saysSomething } from './footer-fields';
import { InstituteFooter } from '../institute-footer/institute-footer';
import { LegalRow } from './legal-row';
import { messages } from './messages';
import { PortalContact } from './portal-contact';
import { ProjectLogo } from './project-logo';
import { ProjectPartners } from './project-partners';
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
  const { institut, institutsbereich } = nearest ?? {};
  const places = [institutsbereich, institut].filter((entry) => isRecord(entry?.footer));
  // An area whose own fields are empty is reached where its institute is.
  const own = places.find((entry) => saysSomething(entry?.footer)) ?? places[0];
  return (
    <>
      <ProjectPartners />
      <ProjectLogo />
      {own && <InstituteFooter entry={own} institute={own === institut ? undefined : institut?.name} />}
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
