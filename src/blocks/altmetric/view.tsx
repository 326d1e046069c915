import { FormattedMessage, useIntl } from 'react-intl';
import { getMentions, type Mentions } from '@/api/altmetric';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useRemote } from '@/state/use-remote';
import type { BlockViewProps } from '../definition';
import { badgeOf } from './badge';
import type { AltmetricData } from './data';
import { countMessages, messages } from './messages';
import './style.css';

/** Where a publication is mentioned, by Altmetric, of whom nothing is asked before the visitor allows it. */
export function AltmetricView({ data }: BlockViewProps<AltmetricData>) {
  if (data.idValue.trim() === '') return null;
  return (
    <div className="block-altmetric">
      <ConsentGate provider="altmetric">
        <Badge data={data} />
      </ConsentGate>
    </div>
  );
}

function Badge({ data }: { data: AltmetricData }) {
  const { idType, idValue } = data;
  const { remote, retry } = useRemote(JSON.stringify([idType, idValue]), (signal) =>
    getMentions(idType, idValue, signal),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton block-altmetric__skeleton" />}>
      {(mentions) => {
        if (mentions !== null) return <Found data={data} mentions={mentions} />;
        return data['hide-no-mentions'] ? null : (
          <p>
            <FormattedMessage {...messages.none} />
          </p>
        );
      }}
    </RemoteData>
  );
}

function Found({ data, mentions }: { data: AltmetricData; mentions: Mentions }) {
  const intl = useIntl();
  const badge = badgeOf(data['badge-type'], mentions.score);
  const words = intl.formatMessage(messages.score, { score: mentions.score });
  const picture = <img {...badge} alt={words} loading="lazy" referrerPolicy="no-referrer" />;
  const { 'badge-details': side, 'badge-popover': unfolded } = data;
  const counts = <Counts mentions={mentions} isShort={data.condensed} />;
  return (
    <div className={`block-altmetric__badge block-altmetric__badge--${side ?? 'bottom'}`}>
      {/^https:\/\/(www\.)?altmetric\.com\//.test(mentions.details_url) ? (
        <a href={mentions.details_url} rel="noopener noreferrer">
          {picture}
        </a>
      ) : (
        picture
      )}
      {side !== undefined && counts}
      {side === undefined && unfolded !== undefined && (
        <details>
          <summary>
            <FormattedMessage {...messages.details} />
          </summary>
          {counts}
        </details>
      )}
    </div>
  );
}

type Counted = keyof typeof countMessages;

/** The most of them; condensed, those three that say most. */
function Counts({ mentions, isShort }: { mentions: Mentions; isShort: boolean }) {
  const named = (Object.keys(countMessages) as Counted[]).filter((name) => mentions.counts.has(name));
  return (
    <ul className="block-altmetric__counts">
      {named.slice(0, isShort ? 3 : named.length).map((name) => (
        <li key={name}>
          <FormattedMessage {...countMessages[name]} values={{ count: mentions.counts.get(name) }} />
        </li>
      ))}
    </ul>
  );
}
