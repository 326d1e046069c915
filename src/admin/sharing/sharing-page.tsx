import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PageFacts } from '@/api/page-actions';
import { getSharing, postSharing, type Right, type Sharing, type SharingEntry } from '@/api/sharing';
import { ErrorView } from '@/components/error-views/error-view';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { RemoteData } from '@/components/remote-data/remote-data';
import { ScrollRegion } from '@/components/scroll-region/scroll-region';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { askedText } from '@/tool/search-field/asked-text';
import { useRemote } from '@/state/use-remote';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { BooleanWidget } from '@/tool/widgets/boolean-widget';
import { SearchField } from '@/tool/search-field/search-field';
import '@/tool/widgets/style.css';
import { AdminScreen } from '../kit/admin-screen';
import { messages as kitMessages } from '../kit/messages';
import { PlaceScreen } from '../kit/place-screen';
import { useDelayed } from '../kit/use-delayed';
import { useJob } from '../kit/use-job';
import { messages } from './messages';
import './style.css';

/** Who may see and edit a page, and by what. */
export function SharingPage() {
  return (
    <PlaceScreen action="local_roles">
      {(page) => (
        <LazyMessages part="editor">
          <SharingForm key={page.path} page={page} />
        </LazyMessages>
      )}
    </PlaceScreen>
  );
}

/** The group of all who have an account, whose title the CMS says in English alone. */
const everybody = 'AuthenticatedUsers';

type Changes = ReadonlyMap<string, SharingEntry>;

const noChanges: Changes = new Map();

/** How many rights differ from what holds now. */
function countChanges(changes: Changes, sharing: Sharing): number {
  return [...changes.values()].reduce((sum, entry) => {
    const before = sharing.entries.find(({ id }) => id === entry.id);
    const differs = ([role, right]: [string, Right]) => right !== (before?.rights[role] ?? 'none');
    return sum + Object.entries(entry.rights).filter(differs).length;
  }, 0);
}

function SharingForm({ page }: { page: PageFacts }) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const [typed, setTyped] = useState('');
  const [changes, setChanges] = useState(noChanges);
  const [inherits, setInherits] = useState<boolean>();
  const search = useDelayed(askedText(typed), 300);
  const { remote, retry } = useRemote([page.path, search, language].join(' '), (signal) =>
    getSharing(page.path, search, { language, signal }),
  );
  useUnsavedWork(changes.size > 0 || inherits !== undefined);
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;

  const toggle = (entry: SharingEntry, role: string, isOn: boolean) => {
    const rights = { ...entry.rights, [role]: isOn ? ('own' as const) : ('none' as const) };
    setChanges((before) => new Map([...before, [entry.id, { ...entry, rights }]]));
  };
  const save = async () => {
    const changed = {
      entries: [...changes.values()],
      ...(inherits !== undefined && { inherits }),
    };
    const { done } = await job({ running: messages.saving, done: messages.saved }, [page], () =>
      postSharing(page.path, changed, { language }),
    );
    if (done.length === 0) return;
    setChanges(noChanges);
    setInherits(undefined);
    retry();
  };
  return (
    <AdminScreen
      title={messages.title}
      heading={<FormattedMessage {...messages.heading} values={{ title: page.title }} />}
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <SearchField
        className="sharing__search"
        label={intl.formatMessage(messages.search)}
        value={typed}
        onChange={setTyped}
      />
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {(sharing) => {
          const known = sharing.entries.map((entry) => changes.get(entry.id) ?? entry);
          const others = [...changes.values()].filter(({ id }) => !known.some((entry) => entry.id === id));
          const count =
            countChanges(changes, sharing) +
            (inherits !== undefined && inherits !== sharing.inherits ? 1 : 0);
          return (
            <>
              <RightsTable sharing={sharing} entries={[...known, ...others]} onToggle={toggle} />
              <div className="sharing__inherit">
                <BooleanWidget
                  id="sharing-inherit"
                  field={{
                    widget: 'boolean',
                    title: messages.inherit,
                    description: messages.inheritHint,
                  }}
                  value={inherits ?? sharing.inherits}
                  error={undefined}
                  onChange={setInherits}
                />
              </div>
              <div className="sharing__foot">
                <span role="status">
                  <FormattedMessage {...messages.changes} values={{ count }} />
                </span>
                <PageLink to={page.path || '/'} className="admin-button admin-button--plain">
                  <FormattedMessage {...kitMessages.cancel} />
                </PageLink>
                <button
                  type="button"
                  className="admin-button admin-button--main"
                  disabled={count === 0}
                  onClick={() => void save()}
                >
                  <FormattedMessage {...messages.save} />
                </button>
              </div>
            </>
          );
        }}
      </RemoteData>
    </AdminScreen>
  );
}

interface RightsTableProps {
  sharing: Sharing;
  entries: readonly SharingEntry[];
  onToggle: (entry: SharingEntry, role: string, isOn: boolean) => void;
}

function RightsTable({ sharing, entries, onToggle }: RightsTableProps) {
  return (
    <ScrollRegion>
      <table className="sharing__table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.name} />
            </th>
            {sharing.roles.map(({ id, title }) => (
              <th key={id} scope="col" className="sharing__right">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.type} ${entry.id}`}>
              <th scope="row">
                <span className="sharing__who">
                  <ToolIcon name={entry.type === 'group' ? 'users' : 'user'} size={18} />
                  <span>
                    {entry.id === everybody ? <FormattedMessage {...messages.everybody} /> : entry.title}
                    <span className="sharing__login">
                      {entry.type === 'group' ? <FormattedMessage {...messages.group} /> : entry.login}
                    </span>
                  </span>
                </span>
              </th>
              {sharing.roles.map((role) => (
                <td key={role.id} className="sharing__right">
                  <RightCell entry={entry} role={role} onToggle={onToggle} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type RightCellProps = Pick<RightsTableProps, 'onToggle'> & {
  entry: SharingEntry;
  role: Sharing['roles'][number];
};

/** A right that holds by itself is a box; one that comes from elsewhere is a sign that says from where. */
function RightCell({ entry, role, onToggle }: RightCellProps) {
  const intl = useIntl();
  const right = entry.rights[role.id] ?? 'none';
  if (right === 'acquired' || right === 'global') {
    const words = intl.formatMessage(messages[right]);
    return (
      <span className="sharing__sign" role="img" aria-label={words} title={words}>
        <ToolIcon name={right === 'acquired' ? 'arrow-down' : 'home'} size={14} />
      </span>
    );
  }
  return (
    <label className="sharing__box">
      <input
        type="checkbox"
        checked={right === 'own'}
        aria-label={intl.formatMessage(messages.right, { right: role.title, name: entry.title })}
        onChange={({ target }) => onToggle(entry, role.id, target.checked)}
      />
    </label>
  );
}
