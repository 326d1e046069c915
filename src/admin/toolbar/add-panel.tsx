import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddableType } from '@/api/editing';
import { getAddableTypes } from '@/api/editing';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { foundPart, isFound } from '@/lib/found-part';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

interface PanelProps {
  path: string;
  onClose: () => void;
}

/** The types of which one may add content here. */
export function AddPanel({ path, onClose }: PanelProps) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getAddableTypes(path, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry}>
      {(types) =>
        types.length === 0 ? (
          <p className="tool-panel__note">
            <FormattedMessage {...messages.nothingToAdd} />
          </p>
        ) : (
          <TypeList path={path} types={types} onClose={onClose} />
        )
      }
    </RemoteData>
  );
}

/** As many are seen at a glance. */
const fewTypes = 8;

/** The types by their titles; among many typing looks for one, which Enter takes. */
function TypeList({ path, types, onClose }: PanelProps & { types: readonly AddableType[] }) {
  const intl = useIntl();
  const go = useGo();
  const [query, setQuery] = useState('');
  // What begins with the words comes before what has them further on: a page before an embedded page.
  const place = ({ title }: AddableType) => Math.min(1, foundPart(title, query)[0]);
  const found = types.filter(({ title }) => isFound(title, query)).sort((a, b) => place(a) - place(b));
  const addressOf = ({ id }: AddableType) => `${path}/add?type=${encodeURIComponent(id)}`;
  const takeFirst = () => {
    const [first] = found;
    if (!first || query.trim() === '') return;
    onClose();
    go(addressOf(first));
  };
  return (
    <>
      {types.length > fewTypes && (
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
            if (key === 'Enter') takeFirst();
          }}
        />
      )}
      {found.length === 0 && (
        <p className="tool-panel__note" role="status">
          <FormattedMessage {...messages.noTypeFound} />
        </p>
      )}
      <ul className="tool-panel__list">
        {found.map((type) => (
          <li key={type.id}>
            <PageLink
              id={`toolbar-add-${type.id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`}
              to={addressOf(type)}
              className="tool-panel__row"
              onClick={onClose}
            >
              {type.title}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
