import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { getUser } from '@/api/accounts';
import {
  createRelation,
  deleteRelation,
  getBrokenRelations,
  getRelationPairs,
  getRelationStats,
  rebuildRelations,
  type RelationPair,
  type RelationStat,
} from '@/api/relation-list';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { askedText } from '@/tool/search-field/asked-text';
import { SearchField } from '@/tool/search-field/search-field';
import { messages as setupMessages } from '../control-panel/messages';
import { AdminScreen } from '../kit/admin-screen';
import { PanelTable } from '../kit/panel-table';
import { useNotify } from '../kit/use-notify';
import { useDelayed } from '../kit/use-delayed';
import { useFailureText } from '../kit/use-failure-text';
import { useUndoableJob } from '../kit/use-undoable-job';
import { manager } from '../principals/role-names';
import '../control-panel/style.css';
import { AddRelationDialog } from './add-relation-dialog';
import { messages } from './messages';

/** Those who may see the setup, and whether they may have relations made anew. */
export function RelationsScreen({ base }: { base: string }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([language, userId].join(' '), async (signal) => {
    const call = { language, signal };
    const [stats, { roles }] = await Promise.all([getRelationStats(call), getUser(userId, call)]);
    return { stats, mayRebuild: roles.includes(manager) };
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(facts) => <Relations base={base} {...facts} reload={retry} />}
    </RemoteData>
  );
}

interface RelationsProps {
  base: string;
  stats: readonly RelationStat[];
  mayRebuild: boolean;
  reload: () => void;
}

const related = 'relatedItems';

/** Related content is a kind of relation before there is any. */
const withRelated = (stats: readonly RelationStat[]): readonly RelationStat[] =>
  stats.some(({ name }) => name === related) ? stats : [...stats, { name: related, count: 0, broken: 0 }];

const filterNames = ['source', 'target', 'query_source', 'query_target'] as const;

const filterWords = {
  source: messages.source,
  target: messages.target,
  query_source: messages.querySource,
  query_target: messages.queryTarget,
};

function Relations({ base, stats, mayRebuild, reload }: RelationsProps) {
  const intl = useIntl();
  const notify = useNotify();
  const language = useLanguage();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const kinds = withRelated(stats);
  const [relation, setRelation] = useState(kinds[0]?.name ?? related);
  const [isBroken, setBroken] = useState(search.has('broken'));
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const { remote, submit } = useOwnSubmit(rebuildRelations);
  const nameOf = (name: string) =>
    name === 'isReferencing'
      ? intl.formatMessage(messages.inTexts)
      : name === related
        ? intl.formatMessage(messages.related)
        : name;
  const rebuild = async () => {
    if (remote.status === 'pending') return;
    const settled = await submit({ language });
    const isDone = settled.status === 'loaded';
    notify(
      isDone ? 'success' : 'error',
      isDone ? intl.formatMessage(messages.rebuilt) : failureText(settled.error),
    );
    if (isDone) reload();
  };
  return (
    <AdminScreen
      title={messages.title}
      back={{ to: base, words: setupMessages.title }}
      actions={
        mayRebuild && (
          <button
            type="button"
            className="admin-button"
            aria-disabled={remote.status === 'pending'}
            onClick={() => void rebuild()}
          >
            <ToolIcon name="renew" size={18} />
            <FormattedMessage {...(remote.status === 'pending' ? messages.rebuilding : messages.rebuild)} />
          </button>
        )
      }
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <div className="panel-tools">
        <label>
          <FormattedMessage {...messages.relation} />{' '}
          <select
            className="tool-input"
            value={relation}
            disabled={isBroken}
            onChange={({ target }) => setRelation(target.value)}
          >
            {kinds.map(({ name, count, broken }) => (
              <option key={name} value={name}>
                {intl.formatMessage(messages.stat, { name: nameOf(name), count, broken })}
              </option>
            ))}
          </select>
        </label>
        <label className="tool-check">
          <input
            type="checkbox"
            className="tool-check__box"
            checked={isBroken}
            onChange={({ target }) => setBroken(target.checked)}
          />
          <FormattedMessage {...messages.onlyBroken} />
        </label>
        {!isBroken &&
          filterNames.map((name) => (
            <SearchField
              key={name}
              label={intl.formatMessage(filterWords[name])}
              value={filters[name] ?? ''}
              onChange={(words) => setFilters({ ...filters, [name]: words })}
            />
          ))}
      </div>
      {isBroken ? (
        <BrokenTable nameOf={nameOf} />
      ) : (
        <PairTable relation={relation} name={nameOf(relation)} filters={filters} onChanged={reload} />
      )}
    </AdminScreen>
  );
}

const askedFilters = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, typed]) => [name, askedText(typed)]));

interface PairTableProps {
  relation: string;
  /** Its name for people. */
  name: string;
  filters: Readonly<Record<string, string>>;
  onChanged: () => void;
}

function PairTable({ relation, name, filters, onChanged }: PairTableProps) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useUndoableJob();
  const [isAdding, setAdding] = useState(false);
  // Links in texts follow the texts.
  const mayChange = relation !== 'isReferencing';
  const settled = useDelayed(JSON.stringify(filters), 400);
  const { remote, retry } = useRemote([relation, settled, language].join(' '), (signal) =>
    getRelationPairs({ relation, ...askedFilters(filters) }, { language, signal }),
  );
  const renew = () => {
    retry();
    onChanged();
  };
  const remove = async ({ source, target }: RelationPair) => {
    const items = [{ title: `${source.title} → ${target.title}` }];
    const ends = { relation, source: source.uid, target: target.uid };
    const { done } = await job(
      { running: messages.deleting, done: messages.deleted },
      items,
      async () => {
        await deleteRelation(ends, { language });
        return () => createRelation(ends, { language });
      },
      renew,
    );
    if (done.length > 0) renew();
  };
  if (remote.status === 'failed' && remote.error.status === 404)
    return (
      <p className="admin-note" role="status">
        <FormattedMessage {...messages.missingEnd} />
      </p>
    );
  const label = intl.formatMessage(messages.title);
  return (
    <>
      {mayChange && (
        <div className="panel-tools">
          <button type="button" className="admin-button" onClick={() => setAdding(true)}>
            <ToolIcon name="plus" size={18} />
            <FormattedMessage {...messages.add} />
          </button>
        </div>
      )}
      {isAdding && (
        <AddRelationDialog
          relation={relation}
          name={name}
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            renew();
          }}
        />
      )}
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
        {({ pairs, total }) => (
          <>
            <p role="status">
              {pairs.length === 0 ? (
                <FormattedMessage {...messages.none} />
              ) : (
                <FormattedMessage {...messages.shown} values={{ count: pairs.length, total }} />
              )}
            </p>
            {pairs.length > 0 && (
              <PanelTable label={label} columns={[messages.source, messages.target, null]}>
                {pairs.map((pair, at) => (
                  <tr key={at}>
                    <td>
                      <PageLink to={pair.source.path} className="admin-link">
                        {pair.source.title}
                      </PageLink>
                    </td>
                    <td>
                      <PageLink to={pair.target.path} className="admin-link">
                        {pair.target.title}
                      </PageLink>
                    </td>
                    <td>
                      {mayChange && (
                        <IconButton
                          icon="trash"
                          name={intl.formatMessage(messages.delete, {
                            source: pair.source.title,
                            target: pair.target.title,
                          })}
                          onClick={() => void remove(pair)}
                        />
                      )}
                    </td>
                  </tr>
                ))}
              </PanelTable>
            )}
          </>
        )}
      </RemoteData>
    </>
  );
}

function BrokenTable({ nameOf }: { nameOf: (name: string) => string }) {
  const intl = useIntl();
  const language = useLanguage();
  const { remote, retry } = useRemote(language, (signal) => getBrokenRelations({ language, signal }));
  const label = intl.formatMessage(messages.onlyBroken);
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
      {(broken) =>
        broken.length === 0 ? (
          <p role="status">
            <FormattedMessage {...messages.noneBroken} />
          </p>
        ) : (
          <PanelTable label={label} columns={[messages.source, messages.kind, messages.target]}>
            {broken.map(({ name, source, target }, at) => (
              <tr key={at}>
                <td>
                  <PageLink to={`${source}/edit`} className="admin-link">
                    {source}
                  </PageLink>
                </td>
                <td>{nameOf(name)}</td>
                <td>{target}</td>
              </tr>
            ))}
          </PanelTable>
        )
      }
    </RemoteData>
  );
}
