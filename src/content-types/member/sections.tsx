import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { worksOfMember, type MemberWork } from '@/api/persons';
import type { Summary } from '@/api/types/summary';
import { itemCard } from '@/blocks/item-card';
import { Disclosure } from '@/components/disclosure/disclosure';
import { RemoteData } from '@/components/remote-data/remote-data';
import { RichText } from '@/components/rich-text/rich-text';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { useMonth } from '@/i18n/use-month';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { workShape, type MemberData } from './data';
import { messages } from './messages';

/** What there is to read of a person, each part folded until it is asked for. */
export function Sections({ data }: { data: MemberData }) {
  const { UID: uid } = data;
  return (
    <div className="member__sections">
      <TextSection title={messages.vita} html={data.vita} isShown={data.vita_shown === true} />
      <TextSection
        title={messages.publications}
        html={data.publications}
        isShown={data.publications_shown === true}
      />
      {data.awards_shown === true && <FoundSection title={messages.awards} type="Award" uid={uid} />}
      {data.projects_shown === true && <FoundSection title={messages.projects} type="Project" uid={uid} />}
      {data.news_shown === true && <FoundSection title={messages.news} type="Meldung" uid={uid} />}
    </div>
  );
}

function TextSection({ title, html, isShown }: { title: MessageDescriptor; html: string; isShown: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!isShown || html.trim() === '') return null;
  return (
    <Disclosure title={<FormattedMessage {...title} />} level={2} isOpen={isOpen} onOpen={setOpen}>
      <RichText html={html} className="page-text" />
    </Disclosure>
  );
}

/** What names the person is asked for when it is opened first. */
function FoundSection({ title, type, uid }: { title: MessageDescriptor; type: MemberWork; uid: string }) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const key = wasOpened && uid !== '' ? `${language} ${uid}` : null;
  const { remote, retry } = useRemote(key, (signal) => worksOfMember(type, uid, { language, signal }));
  return (
    <Disclosure
      title={<FormattedMessage {...title} />}
      level={2}
      count={dataOf(remote)?.items_total}
      isOpen={isOpen}
      onOpen={(isNowOpen) => {
        setOpen(isNowOpen);
        setOpened(true);
      }}
    >
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton member__skeleton" />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>
              <FormattedMessage {...messages.nothing} />
            </p>
          ) : (
            <ul className="member__works">
              {items.map((item) => (
                <Work key={item['@id']} item={item} />
              ))}
            </ul>
          )
        }
      </RemoteData>
    </Disclosure>
  );
}

function Work({ item }: { item: Summary }) {
  const intl = useIntl();
  const month = useMonth();
  const dates = useDates();
  const { title, text, date } = itemCard(item);
  const work = workShape.read(item);
  const start = month(work.project_start_month, work.project_start_year);
  const end = month(work.project_end_month, work.project_end_year);
  const period = start && end ? intl.formatMessage(messages.period, { start, end }) : start || end;
  const awarded = month(work.award_date_month, work.award_date_year);
  const meta = [awarded, work.award_type, work.project_type, period, date && dates.date(date)];
  return (
    <li className="member__work">
      <p className="meta">{meta.filter(Boolean).join(' · ')}</p>
      <UniversalLink to={item} className="member__work-title">
        {title}
      </UniversalLink>
      {text && <p className="member__work-text">{text}</p>}
    </li>
  );
}
