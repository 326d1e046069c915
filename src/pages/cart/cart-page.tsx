import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { getPublication } from '@/api/publication';
import { RemoteData } from '@/components/remote-data/remote-data';
import { Screen } from '@/components/screen/screen';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { homePath } from '@/site/home-path';
import { useClientState } from '@/state/client-state';
import type { CartLine } from '@/state/remembered';
import { useRemote } from '@/state/use-remote';
import { mostCopies, withAmount, withCopy } from './lines';
import { messages } from './messages';
import './style.css';

/** The publications that this browser keeps to order; on a publication's own path it can be added. */
export function CartPage() {
  const language = useLanguage();
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const [lines, setLines] = useClientState('cart');
  return (
    <Screen title={messages.title}>
      {path !== '' && <Addition path={path} onAdd={(title) => setLines(withCopy(lines, path, title))} />}
      {lines.length === 0 ? (
        <p>
          <FormattedMessage {...messages.empty} />
        </p>
      ) : (
        <ul className="cart-lines">
          {lines.map((line) => (
            <Line
              key={line.id}
              line={line}
              onAmount={(amount) => setLines(withAmount(lines, line.id, amount))}
              onRemove={() => setLines(lines.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ul>
      )}
      <p className="screen__ways">
        {lines.length > 0 && (
          <UniversalLink to="/@cart-checkout" className="button">
            <FormattedMessage {...messages.checkout} />
          </UniversalLink>
        )}
        <UniversalLink to={path || homePath(language)} className="button button--outline">
          <FormattedMessage {...messages.continue} />
        </UniversalLink>
      </p>
    </Screen>
  );
}

function Addition({ path, onAdd }: { path: string; onAdd: (title: string) => void }) {
  const language = useLanguage();
  const { remote, retry } = useRemote([path, language].join(' '), (signal) =>
    getPublication(path, { language, signal }),
  );
  // Other pages than publications have nothing to add.
  if (remote.status === 'failed' && [401, 403, 404].includes(remote.error.status ?? 0)) return null;
  return (
    <RemoteData of={remote} retry={retry}>
      {(publication) =>
        publication && (
          <p className="cart-addition">
            <strong>{publication.title}</strong>
            <button type="button" className="button" onClick={() => onAdd(publication.title)}>
              <FormattedMessage {...messages.add} />
            </button>
          </p>
        )
      }
    </RemoteData>
  );
}

interface LineProps {
  line: CartLine;
  onAmount: (amount: number) => void;
  onRemove: () => void;
}

function Line({ line: { id, title, amount }, onAmount, onRemove }: LineProps) {
  const intl = useIntl();
  return (
    <li className="cart-lines__line">
      <UniversalLink to={id}>{title}</UniversalLink>
      <input
        type="number"
        className="input"
        min={1}
        max={mostCopies}
        value={amount}
        aria-label={intl.formatMessage(messages.amount, { title })}
        onChange={(event) => onAmount(event.target.valueAsNumber)}
      />
      <button
        type="button"
        className="button button--outline"
        aria-label={intl.formatMessage(messages.remove, { title })}
        onClick={() => {
          onRemove();
          // The button is gone: the keyboard goes on at the page.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        ×
      </button>
    </li>
  );
}
