import { Suspense, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { flatten } from '@/api/urls';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { withoutBlocks } from '@/blocks/page/without-blocks';
import { embedSource } from '@/components/consent-gate/embed-source';
import { LazyContactOverlay } from '@/components/contact-form/lazy-contact-overlay';
import { Facts } from '@/components/facts/facts';
import { Icon } from '@/components/icon/icon';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { linkTarget } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { usePageSearch } from '@/state/preview';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { ApplicationForm } from './application-form';
import type { JobOfferData } from './data';
import { messages } from './messages';
import { OfferFacts } from './offer-facts';
import { OfferHeader } from './offer-header';
import './style.css';

/** What the header says already. */
const headingBlocks: readonly unknown[] = ['title', 'description', 'leadimage'];

/** Where one applies: a form within this page, else the address of one elsewhere. */
function wayToApply(path: string, stored: string) {
  const source = embedSource(stored);
  if (source) return { source, to: `${path}?apply` };
  const { kind } = linkTarget(stored, true);
  return { source, to: kind === 'dead' || kind === 'invalid' ? undefined : stored };
}

/** A job offer; `?apply` shows the form to apply, `?contact` opens the one for questions. */
export function JobOfferView({ content, data }: ContentViewProps<JobOfferData>) {
  const [search, setSearch] = usePageSearch();
  const path = flatten(data['@id']);
  const { source, to } = wayToApply(path, data.offer_url);
  const isApplying = source !== undefined && search.has('apply');
  const close = () =>
    setSearch(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('contact');
        return rest;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <div className="job-offer">
      <OfferHeader offer={data} picture={imageSourceOf(content)} applyTo={isApplying ? undefined : to} />
      <OfferFacts offer={data} />
      {isApplying ? (
        <ApplicationForm title={data.title} source={source} back={path} />
      ) : (
        <div className="job-offer__body">
          <div className="job-offer__main">
            <Description content={content} data={data} />
            <Questions path={path} number={data.external_id} />
          </div>
          <aside className="job-offer__aside">
            {to && <PortalBox to={to} />}
            <Kind offer={data} />
          </aside>
        </div>
      )}
      {search.has('contact') && (
        <Suspense fallback={null}>
          <LazyContactOverlay path={path} name={data.title} subject={data.external_id} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function Description({ content, data }: ContentViewProps<JobOfferData>) {
  const placed = useMemo(
    () => withoutBlocks(content, (block) => headingBlocks.includes(block['@type'])),
    [content],
  );
  return (
    <>
      {data.description && <p className="documentDescription lead">{data.description}</p>}
      <RichText html={data.task_description} className="page-text" />
      {hasBlocks(placed) && <ComposedPage content={placed} isNamed />}
    </>
  );
}

function PortalBox({ to }: { to: string }) {
  return (
    <section className="job-offer__portal on-dark">
      <h2>
        <FormattedMessage {...messages.portal} />
      </h2>
      <p>
        <FormattedMessage {...messages.portalText} />
      </p>
      <UniversalLink to={to} className="button">
        <FormattedMessage {...messages.applyNow} />
        <Icon name="arrow-right" size={20} />
      </UniversalLink>
    </section>
  );
}

/** For whom the offer is, and of what kind. */
function Kind({ offer }: { offer: JobOfferData }) {
  const lists = [
    { id: 'groups', label: messages.targetGroups, terms: offer.job_offer_target_groups },
    { id: 'fields', label: messages.fieldsOfWork, terms: offer.job_offer_fields_of_work },
    { id: 'kinds', label: messages.categories, terms: offer.job_offer_categories },
  ];
  return (
    <Facts
      facts={lists.map(({ id, label, terms }) => ({
        id,
        label: <FormattedMessage {...label} />,
        value: terms.filter((term) => term !== '').join(', '),
      }))}
    />
  );
}

function Questions({ path, number }: { path: string; number: string }) {
  return (
    <section className="job-offer__questions">
      <h2>
        <FormattedMessage {...messages.questions} />
      </h2>
      <p>
        <FormattedMessage
          {...(number === '' ? messages.questionsPlain : messages.questionsText)}
          values={{ number }}
        />
      </p>
      <UniversalLink to={`${path}?contact`} className="button button--outline" aria-haspopup="dialog">
        <Icon name="mail" size={20} />
        <FormattedMessage {...messages.ask} />
      </UniversalLink>
    </section>
  );
}
