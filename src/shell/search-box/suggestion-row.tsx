import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PersonFacts, Suggestion } from '@/api/suggestions';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { MailText } from '@/components/mail-link/mail-text';
import { linkTarget } from '@/components/universal-link/link-target';
import { PageLink } from '@/components/universal-link/page-link';
import { typeFacts } from '@/lib/content-types';
import { languageOfPath } from '@/lib/language';
import { decodeMail } from '@/lib/mail';
import { matchBeginnings } from '@/lib/marked-text';
import { roomName } from '@/lib/room-name';
import { useSession } from '@/state/hooks';
import { useWayTo } from '../menu/use-way-to';
import { messages } from './messages';

interface SuggestionRowProps {
  id: string;
  suggestion: Suggestion;
  /** What was typed. */
  text: string;
  isActive: boolean;
  onFollow: () => void;
}

function Matched({ title, text }: { title: string; text: string }) {
  return (
    <>
      {matchBeginnings(title, text).map((part, index) =>
        part.isMatch ? <b key={index}>{part.text}</b> : part.text,
      )}
    </>
  );
}

/** Salutation and academic title stand before a name that does not bring them along. */
function useNameOf(title: string, { salutation, academic }: PersonFacts): string {
  const intl = useIntl();
  const form = title.startsWith(academic) ? title : `${academic} ${title}`;
  const hasTitle = academic === '' ? 'no' : 'yes';
  const address = intl.formatMessage(messages.salutation, { salutation, hasTitle });
  return [address, form].filter(Boolean).join(' ');
}

function PersonRow({
  suggestion,
  person,
  text,
}: {
  suggestion: Suggestion;
  person: PersonFacts;
  text: string;
}) {
  const image = imageSourceOf(suggestion.item);
  const name = useNameOf(suggestion.title, person);
  const facts = [
    person.institute,
    person.phone,
    person.email && <MailText address={decodeMail(person.email)} />,
    roomName(person.building, person.room),
  ].filter(Boolean);
  return (
    <>
      {image ? (
        <ContentImage source={image} alt="" sizes="48px" ratio="1 / 1" className="suggestion__portrait" />
      ) : (
        <Icon name="people" size={16} />
      )}
      <span className="suggestion__words">
        <span className="suggestion__title">
          <Matched title={name} text={text} />
        </span>
        {facts.length > 0 && (
          <span className="suggestion__facts">
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </span>
        )}
      </span>
    </>
  );
}

function PageRow({ suggestion, text }: { suggestion: Suggestion; text: string }) {
  const path = suggestion['@id'];
  const way = useWayTo(path);
  return (
    <>
      <Icon name={typeFacts(suggestion['@type']).date === 'start' ? 'calendar' : 'file'} size={16} />
      <span className="suggestion__title" lang={languageOfPath(path)}>
        <Matched title={suggestion.title || path} text={text} />
      </span>
      {way !== '' && <span className="suggestion__path">{way}</span>}
    </>
  );
}

/** A suggestion leads to its item: pages in the app, files and addresses of other sites as the browser opens them. */
export function SuggestionRow({ id, suggestion, text, isActive, onFollow }: SuggestionRowProps) {
  const isAnonymous = useSession() === null;
  const target = linkTarget({ ...suggestion.item, '@id': suggestion['@id'] }, isAnonymous);
  const { person } = suggestion;
  const row: ReactNode = person ? (
    <PersonRow suggestion={suggestion} person={person} text={text} />
  ) : (
    <PageRow suggestion={suggestion} text={text} />
  );
  const option = {
    id,
    role: 'option',
    className: 'suggestion',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onFollow,
  } as const;
  if (target.kind === 'page') {
    return (
      <PageLink to={target.path} {...option}>
        {row}
      </PageLink>
    );
  }
  return (
    <a href={'href' in target ? target.href : suggestion['@id']} {...option}>
      {row}
    </a>
  );
}
