import { useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import { ContentImage } from '@/components/image/content-image';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { itemCard } from '../../item-card';
import { messages } from '../messages';
import { monthIn } from '../overview/facets';
import { TimeBar } from '../overview/time-bar';
import { timeLeft } from '../overview/time-left';
import type { ListingBodyProps } from '../variation';
import { fieldOf, textsOf, wordsIn } from './fields-of';
import { ItemTitle } from './item-title';
import { useMonth } from '@/i18n/use-month';
import './rows.css';

const mostMembers = 3;
const providers = [1, 2, 3].map((number) => `external_funding_provider_${number}`);

interface ProjectListingProps extends ListingBodyProps {
  /** With picture, and when it runs drawn beside it. */
  today?: string;
}

/** Projects with their kind, from when until when they run, who works on them and who pays. */
export function ProjectListing({ items, level, eagerCount, today }: ProjectListingProps) {
  return (
    <ul className="listing-items listing-items--1">
      {items.map((item, index) =>
        today === undefined ? (
          <li key={item['@id']} className="listing-item listing-row">
            <ProjectWords item={item} level={level} />
          </li>
        ) : (
          <li key={item['@id']} className="listing-item listing-row project-row">
            <Picture item={item} isEager={index < eagerCount} />
            <div>
              <ProjectWords item={item} level={level} today={today} />
            </div>
            <Bar item={item} today={today} />
          </li>
        ),
      )}
    </ul>
  );
}

const monthsOf = (item: Summary): [start: string, end: string] => [
  monthIn(item, 'project_start_year', 'project_start_month'),
  monthIn(item, 'project_end_year', 'project_end_month'),
];

function Bar({ item, today }: { item: Summary; today: string }) {
  const [start, end] = monthsOf(item);
  return <TimeBar start={start} end={end} today={today} />;
}

function Picture({ item, isEager }: { item: Summary; isEager: boolean }) {
  const { image } = itemCard(item);
  return image ? (
    <ContentImage
      className="project-row__picture"
      source={image}
      alt=""
      ratio="4 / 3"
      sizes="8rem"
      eager={isEager}
    />
  ) : null;
}

interface ProjectWordsProps extends Pick<ProjectListingProps, 'level' | 'today'> {
  item: Summary;
}

function ProjectWords({ item, level, today }: ProjectWordsProps) {
  const intl = useIntl();
  const month = useMonth();
  const { title, text } = itemCard(item);
  const field = (name: string) => wordsIn(item, name);
  const start = month(field('project_start_month'), field('project_start_year'));
  const end = month(field('project_end_month'), field('project_end_year'));
  const period =
    start !== '' && end !== '' ? intl.formatMessage(messages.period, { start, end }) : start || end;
  const members = textsOf(fieldOf(item, 'member_fullnames')).slice(0, mostMembers);
  const funders = providers
    .map((name) => ({ name: field(name), link: field(`${name}_link`) }))
    .filter(({ name }) => name !== '');
  const left = today === undefined ? undefined : timeLeft(...monthsOf(item), today);
  const leftWords = left && intl.formatMessage(left.message, left.values);
  const marks = [field('project_type'), period, leftWords].filter(Boolean).join(' · ');
  return (
    <>
      {marks === '' ? null : <p className="meta">{marks}</p>}
      <ItemTitle item={item} title={title} level={level} />
      {text === '' ? null : <p className="listing-row__text">{text}</p>}
      {members.length === 0 ? null : (
        <p className="listing-row__text">
          {intl.formatMessage(messages.members, { names: members.join(', ') })}
        </p>
      )}
      {funders.length === 0 ? null : (
        <p className="listing-row__text">
          {intl.formatMessage(messages.funding)}{' '}
          {funders.map(({ name, link }, index) => (
            <span key={index}>
              {index > 0 && ', '}
              {hasLink(link) ? (
                <UniversalLink to={link} className="listing-row__inner">
                  {name}
                </UniversalLink>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
