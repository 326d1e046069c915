import { FormattedMessage, useIntl } from 'react-intl';
import { institutesByToken } from '@/api/institutes';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { Facts } from '@/components/facts/facts';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useMonth } from '@/i18n/use-month';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { namedPeople, People } from '../shared/people';
import { fundersOf, partnersOf, type ProjectData } from './data';
import { Houses } from './houses';
import { messages } from './messages';
import './style.css';

type Props = ContentViewProps<ProjectData>;

const mostMembers = 3;

/** A project: its facts, what it is about, who works on it, with whom, and who pays. */
export function ProjectView({ content, data }: Props) {
  return (
    <>
      {hasBlocks(content) ? (
        <ComposedPage content={content} afterHeading={<ProjectFacts data={data} />} />
      ) : (
        <>
          <PageHeading of={data} />
          <PagePicture source={imageSourceOf(content)} words={data} ratio="21 / 9" />
          <ProjectFacts data={data} />
        </>
      )}
      <Description data={data} />
      <Houses houses={partnersOf(data)} title={<FormattedMessage {...messages.partners} />} />
      <Houses houses={fundersOf(data)} title={<FormattedMessage {...messages.funding} />} isQuiet />
    </>
  );
}

/** When it began and ends, of what kind it is, and the institutes that take part. */
function ProjectFacts({ data }: Pick<Props, 'data'>) {
  const intl = useIntl();
  const month = useMonth();
  const start = month(data.project_start_month, data.project_start_year);
  const end = month(data.project_end_month, data.project_end_year);
  const period =
    start !== '' && end !== ''
      ? intl.formatMessage(messages.period, { start, end })
      : start !== ''
        ? intl.formatMessage(messages.from, { start })
        : end && intl.formatMessage(messages.until, { end });
  return (
    <Facts
      facts={[
        { id: 'duration', label: <FormattedMessage {...messages.duration} />, value: period },
        { id: 'type', label: <FormattedMessage {...messages.type} />, value: data.project_type },
        {
          id: 'institutes',
          label: <FormattedMessage {...messages.institutes} />,
          value: useInstitutes(data),
        },
      ]}
    />
  );
}

/** The institutes that were found by their tokens; unknown ones show nothing. */
function useInstitutes({ involved_institutes: involved }: ProjectData) {
  const language = useLanguage();
  const tokens = involved.map(({ token }) => token).filter((token) => token !== '');
  const { remote } = useRemote(tokens.length === 0 ? null : JSON.stringify([language, tokens]), (signal) =>
    institutesByToken(tokens, { language, signal }),
  );
  // Until they are found their stored names stand in their place.
  const found = dataOf(remote);
  const institutes = found ?? involved.map(({ title }) => ({ path: '', title }));
  const shown = institutes.filter(({ title }) => title !== '');
  if (shown.length === 0) return null;
  return (
    <ul className="project__institutes">
      {shown.map(({ path, title }, index) => (
        <li key={index}>{path === '' ? title : <UniversalLink to={path}>{title}</UniversalLink>}</li>
      ))}
    </ul>
  );
}

function Description({ data }: Pick<Props, 'data'>) {
  const people = namedPeople(data.members).slice(0, mostMembers);
  const hasText = data.detailed_description.trim() !== '';
  const { link_further_information: further } = data;
  if (!hasText && data.text.trim() === '' && !hasLink(further) && people.length === 0) return null;
  return (
    <div
      className={
        people.length > 0 ? 'project__description project__description--peopled' : 'project__description'
      }
    >
      <div>
        {hasText && (
          <>
            <h2>
              <FormattedMessage {...messages.about} />
            </h2>
            <RichText html={data.detailed_description} className="page-text" />
          </>
        )}
        <RichText html={data.text} className="page-text" />
        {hasLink(further) && (
          <p className="project__further">
            <ArrowLink
              to={further}
              title={data.link_further_information_text || <FormattedMessage {...messages.further} />}
            />
          </p>
        )}
      </div>
      {people.length > 0 && (
        <section className="project__members">
          <h2>
            <FormattedMessage {...messages.members} />
          </h2>
          <People people={people} />
        </section>
      )}
    </div>
  );
}
