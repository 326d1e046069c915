import type { ReactNode } from 'react';
import type { SearchHit } from '@/api/search-query';
import { Icon } from '@/components/icon/icon';
import type { IconName } from '@/components/icon/icon-names';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { useDates } from '@/i18n/use-dates';
import { mimeLabel } from '@/lib/mime-label';
import { roomName } from '@/lib/room-name';
import { useWayTo } from '@/shell/menu/use-way-to';
import { extrasOf } from './data';
import { kindOf, type HitKind } from './hit-kind';

interface Fact {
  icon: IconName;
  content: ReactNode;
}

/** What is known of a hit beside its words, as far as its server sends it. */
function useFacts(hit: SearchHit, kind: HitKind): Fact[] {
  const dates = useDates();
  const { phone, email, institute, building, room, location, mime_type: type } = extrasOf(hit);
  const mime = kind === 'file' || kind === 'image' ? mimeLabel(type) : '';
  const way = useWayTo(hit['@id']);
  const facts: (Fact | false)[] = [
    kind === 'news' && { icon: 'calendar', content: hit.effective && dates.date(hit.effective) },
    kind === 'event' && { icon: 'clock', content: hit.start && dates.dateTime(hit.start) },
    { icon: 'phone', content: phone && <PhoneLink value={phone} /> },
    { icon: 'mail', content: email && <MailLink value={email} /> },
    { icon: 'home', content: institute },
    { icon: 'pin', content: roomName(building, room) },
    { icon: 'pin', content: location },
    { icon: 'file', content: mime },
    { icon: 'home', content: kind === 'page' && way },
  ];
  return facts.filter((fact): fact is Fact => fact !== false && Boolean(fact.content));
}

export function HitFacts({ hit }: { hit: SearchHit }) {
  const facts = useFacts(hit, kindOf(hit));
  if (facts.length === 0) return null;
  return (
    <ul className="search-hit__facts">
      {facts.map(({ icon, content }, index) => (
        <li key={index} className="search-hit__fact">
          <Icon name={icon} size={16} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  );
}
