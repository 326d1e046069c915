import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getAddableTypes, type AddableType } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { foundPart, isFound } from '@/lib/found-part';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';
import { PanelFrame } from './panel-frame';

interface PanelProps {
  page: PageFacts;
  onClose: () => void;
}

/** Those whose titles a search finds: what begins with its words comes before what has them further on. */
function foundTypes(types: readonly AddableType[], query: string): readonly AddableType[] {
  const place = ({ title }: AddableType) => Math.min(1, foundPart(title, query)[0]);
  return types.filter(({ title }) => isFound(title, query)).sort((a, b) => place(a) - place(b));
}

const addressOf = (path: string, { id }: AddableType) => `${path}/add?type=${encodeURIComponent(id)}`;

/** The types of which one may add content here. Typing looks for one, which Enter takes, also before they have come. */
export function AddPanel({ page: { path, title }, onClose }: PanelProps) {
  const intl = useIntl();
  const go = useGo();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [isTaken, setTaken] = useState(false);
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getAddableTypes(path, { language, signal }),
  );
  const types = dataOf(remote);
  const found = foundTypes(types ?? [], query);
  const [first] = found.map((type) => addressOf(path, type));
  const isThere = types !== undefined;

  useEffect(() => {
    if (!isTaken || !isThere) return;
    setTaken(false);
    if (first === undefined) return;
    onClose();
    go(first);
  }, [isTaken, isThere, first, onClose, go]);

  return (
    <PanelFrame title={<FormattedMessage {...messages.addTo} values={{ title }} />} onClose={onClose}>
      <input
        className="tool-panel__search"
        type="search"
        aria-label={intl.formatMessage(messages.searchTypes)}
        placeholder={intl.formatMessage(messages.searchTypes)}
        value={query}
        maxLength={60}
        autoFocus
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && query.trim() !== '') setTaken(true);
        }}
      />
      <RemoteData of={remote} retry={retry}>
        {(all) => (
          <>
            {found.length === 0 && (
              <p className="tool-panel__note" role="status">
                <FormattedMessage {...(all.length === 0 ? messages.nothingToAdd : messages.noTypeFound)} />
              </p>
            )}
            <ul className="tool-panel__list">
              {found.map((type) => (
                <li key={type.id}>
                  <PageLink
                    id={`toolbar-add-${type.id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`}
                    to={addressOf(path, type)}
                    className="tool-panel__row"
                    onClick={onClose}
                  >
                    {type.title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </RemoteData>
    </PanelFrame>
  );
}
