import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import { ContentImage } from '@/components/image/content-image';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';
import { isEmpty } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { IntroductionData } from './data';
import { leaderOf } from './leader';
import { messages } from './messages';

interface GroupIntroductionProps {
  data: IntroductionData;
  anchor: string | undefined;
}

/** A research group: what it is about, its topics, and who leads it. */
export function GroupIntroduction({ data, anchor }: GroupIntroductionProps) {
  const { heading, about, topics } = data;
  return (
    <GroupLayout
      heading={
        heading.trim() !== '' && (
          <AnchoredHeading level={2} id={anchor}>
            {heading}
          </AnchoredHeading>
        )
      }
      about={!isEmpty(about) && <SlateNodes nodes={about} />}
      topics={!isEmpty(topics) && <SlateNodes nodes={topics} />}
      leader={<LeaderCard data={data} />}
    />
  );
}

type Parts = Record<'heading' | 'about' | 'topics' | 'leader', ReactNode>;

/** Where the parts stand, for those who read them and those who edit them. */
export function GroupLayout({ heading, about, topics, leader }: Parts) {
  return (
    <div className="block-introduction-group">
      <div className="block-introduction-group__words">
        {heading}
        {about && <div className="block-introduction-group__text">{about}</div>}
        {topics && (
          <div className="block-introduction-group__text">
            <p className="block-introduction-group__label">
              <FormattedMessage {...messages.topics} />
            </p>
            {topics}
          </div>
        )}
      </div>
      {leader}
    </div>
  );
}

/** Who leads the group, and how they are reached. */
export function LeaderCard({ data }: { data: IntroductionData }) {
  const leader = leaderOf(data);
  if (!leader) return null;
  const { positions, institute, building, room, phone, mobile, email } = data;
  const lines = new Set([positions, institute, [building, room].filter(Boolean).join(' / ')].filter(Boolean));
  const numbers = new Set([phone, mobile].filter(Boolean));
  return (
    <aside className="block-introduction-group__leader">
      {leader.image && (
        <ContentImage
          source={leader.image}
          alt=""
          ratio="4 / 5"
          sizes="11rem"
          className="block-introduction-group__portrait"
        />
      )}
      <div>
        <p className="block-introduction-group__label">
          <FormattedMessage {...messages.leader} />
        </p>
        <p className="block-introduction-group__name">
          {hasLink(leader.to) ? <UniversalLink to={leader.to}>{leader.name}</UniversalLink> : leader.name}
        </p>
        {[...lines].map((line) => (
          <p key={line}>{line}</p>
        ))}
        {[...numbers].map((number) => (
          <p key={number}>
            <PhoneLink value={number} />
          </p>
        ))}
        {email && (
          <p>
            <MailLink value={email} />
          </p>
        )}
      </div>
    </aside>
  );
}
