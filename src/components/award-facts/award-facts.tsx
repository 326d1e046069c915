import { FormattedMessage } from 'react-intl';
import { Facts, type Fact } from '../facts/facts';
import { hasLink } from '../universal-link/link-target';
import { UniversalLink } from '../universal-link/universal-link';
import { membersIn, wordsOf } from './data';
import { messages } from './messages';

interface AwardFactsProps {
  /** An award as its page tells it. */
  award: Readonly<Record<string, unknown>>;
  /** Names those who were awarded, where nothing else on the page does. */
  withMembers?: boolean;
}

/** An address as people say it: without protocol and final slash. */
const spoken = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** What an award is, when and where it was given, and to whom: for its page, and for those who open it in a list. */
export function AwardFacts({ award, withMembers = false }: AwardFactsProps) {
  const year = wordsOf(award['award_date_year']);
  const website = wordsOf(award['website_link']);
  const members = withMembers ? membersIn(award['members']) : [];
  const facts: Fact[] = [
    { id: 'type', label: <FormattedMessage {...messages.type} />, value: wordsOf(award['award_type']) },
    {
      id: 'date',
      label: <FormattedMessage {...messages.date} />,
      value: year === '' ? '' : [wordsOf(award['award_date_month']), year].filter(Boolean).join(' '),
    },
    { id: 'location', label: <FormattedMessage {...messages.location} />, value: wordsOf(award['location']) },
    {
      id: 'members',
      label: <FormattedMessage {...messages.members} />,
      value:
        members.length === 0 ? null : (
          <ul>
            {members.map((member, index) => (
              <li key={index}>
                {hasLink(member) ? (
                  <UniversalLink to={member}>{wordsOf(member)}</UniversalLink>
                ) : (
                  wordsOf(member)
                )}
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'website',
      label: <FormattedMessage {...messages.website} />,
      value: hasLink(website) ? <UniversalLink to={website}>{spoken(website)}</UniversalLink> : website,
    },
  ];
  return <Facts facts={facts} asRows />;
}
