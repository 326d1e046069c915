import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts, type Fact } from '@/components/facts/facts';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { roomName } from '@/lib/room-name';
import type { Term } from '../shared/data';
import { researchLinks, type MemberData } from './data';
import { messages } from './messages';
import { institutesOf, type Units } from './use-units';

interface ContactFactsProps {
  data: MemberData;
  units: Units;
}

const lines = (entries: readonly ReactNode[]): ReactNode =>
  entries.length === 0 ? null : (
    <ul className="member__lines">
      {entries.map((entry, index) => (
        <li key={index}>{entry}</li>
      ))}
    </ul>
  );

const titlesOf = (units: readonly Term[]) => units.map(({ title }) => title).filter((title) => title !== '');

/** An address as people say it: without protocol and final slash. */
const spoken = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const link = (to: string, words: ReactNode) =>
  hasLink(to) ? <UniversalLink to={to}>{words}</UniversalLink> : words;

/** How one reaches a person, and where they belong. */
export function ContactFacts({ data, units }: ContactFactsProps) {
  const { institutes, group } = units;
  const shownInstitutes =
    institutes && institutes.length > 0
      ? institutes.map(({ path, title }) => link(path, title))
      : institutesOf(data, units);
  const groupName = data.research_group?.title ?? '';
  const facts: Fact[] = [
    { id: 'phone', label: messages.phone, value: data.phone && <PhoneLink value={data.phone} /> },
    { id: 'mobile', label: messages.mobile, value: data.mobile && <PhoneLink value={data.mobile} /> },
    { id: 'fax', label: messages.fax, value: data.fax },
    { id: 'email', label: messages.email, value: data.email && <MailLink value={data.email} /> },
    { id: 'room', label: messages.room, value: roomName(data.building, data.room) },
    { id: 'institute', label: messages.institute, value: lines(shownInstitutes) },
    { id: 'areas', label: messages.areas, value: lines(titlesOf(data.institutsbereiche)) },
    { id: 'units', label: messages.units, value: lines(titlesOf(data.administrational_units)) },
    { id: 'group', label: messages.group, value: groupName && link(group ?? '', groupName) },
    { id: 'address', label: messages.address, value: data.address && lines(data.address.split('\n')) },
    {
      id: 'directions',
      label: messages.directions,
      value: hasLink(data.location_link)
        ? link(data.location_link, <FormattedMessage {...messages.showDirections} />)
        : data.location_link,
    },
    {
      id: 'website',
      label: messages.website,
      value: data.website && link(data.website, spoken(data.website)),
    },
    {
      id: 'profiles',
      label: messages.profiles,
      value: lines(researchLinks(data).map(({ to, words }) => link(to, words))),
    },
  ].map(({ label, ...fact }) => ({ ...fact, label: <FormattedMessage {...label} /> }));
  return <Facts facts={facts} asRows />;
}
