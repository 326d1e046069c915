import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddableType } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useGo } from '@/components/universal-link/use-go';
import { foundPart, isFound } from '@/lib/found-part';
import { dataOf, type Remote } from '@/lib/remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { typeIcon } from '../kit/type-icons';
import { messages } from './messages';
import { PanelFrame } from './panel-frame';
import { groupsOf, noteOf } from './type-groups';

interface PanelProps {
  page: PageFacts;
  types: Remote<readonly AddableType[]>;
  retry: () => void;
  onClose: () => void;
}

/** Those whose titles a search finds: what begins with its words comes before what has them further on. */
function foundTypes(types: readonly AddableType[], query: string): readonly AddableType[] {
  const place = ({ title }: AddableType) => Math.min(1, foundPart(title, query)[0]);
  return types.filter(({ title }) => isFound(title, query)).sort((a, b) => place(a) - place(b));
}

const addressOf = (path: string, { id }: AddableType) => `${path}/add?type=${encodeURIComponent(id)}`;

/** The types of which one may add content here. Typing looks for one, which Enter takes, also before they have come. */
export function AddPanel({ page: { path, title }, types: remote, retry, onClose }: PanelProps) {
  const intl = useIntl();
  const go = useGo();
  const [query, setQuery] = useState('');
  const [isTaken, setTaken] = useState(false);
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

  const draw = (shown: readonly AddableType[]) => (
    <ul className="tool-panel__list tool-panel__types">
      {shown.map((type) => {
        const note = noteOf(type);
        return (
          <li key={type.id}>
            <PageLink
              id={`toolbar-add-${type.id.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`}
              to={addressOf(path, type)}
              className="tool-panel__row"
              onClick={onClose}
            >
              <span className="tool-panel__tile">
                <ToolIcon name={typeIcon(type.id)} size={18} />
              </span>
              <span>
                {type.title}{' '}
                {note && (
                  <small className="tool-panel__about">
                    <FormattedMessage {...note} />
                  </small>
                )}
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );

  return (
    <PanelFrame title={<FormattedMessage {...messages.addTo} values={{ title }} />} onClose={onClose}>
      <input
        className="tool-panel__search"
        type="search"
        aria-label={intl.formatMessage(messages.searchTypes)}
        placeholder={intl.formatMessage(messages.searchTypes)}
        value={query}
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
            {query.trim() === ''
              ? groupsOf(all).map((group) => (
                  <section key={group.title.id}>
                    <h3 className="tool-panel__group">
                      <FormattedMessage {...group.title} />
                    </h3>
                    {draw(group.types)}
                  </section>
                ))
              : draw(found)}
          </>
        )}
      </RemoteData>
    </PanelFrame>
  );
}
