import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  everybody,
  getGroups,
  getSizes,
  getUser,
  getUsers,
  patchGroup,
  type Account,
  type Group,
} from '@/api/accounts';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { isFound } from '@/lib/found-part';
import { askedText } from '@/tool/search-field/asked-text';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { SearchField } from '@/tool/search-field/search-field';
import { useDelayed } from '../kit/use-delayed';
import { useJob } from '../kit/use-job';
import { Initials } from '../kit/initials';
import { messages as principalMessages } from '../principals/messages';
import { PageFoot, usePage } from '../principals/paged';
import { PrincipalsScreen } from '../principals/principals-screen';
import { RoleChangesFoot } from '../principals/role-changes-foot';
import { useRoleChanges, type RoleChanges } from '../principals/role-changes';
import { RoleMatrix, type MatrixRow } from '../principals/role-matrix';
import { manager } from '../principals/role-names';
import { membershipMessages as messages } from './messages';

/** More columns than these are not looked through; others are searched for. */
const mostGroups = 8;

interface Facts {
  groups: readonly Group[];
  isManager: boolean;
  manyUsers: boolean;
}

/** Who belongs to which group. */
export function MembershipScreen({ base }: { base: string }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([language, userId].join(' '), async (signal): Promise<Facts> => {
    const call = { language, signal };
    const [groups, { manyUsers }, self] = await Promise.all([
      getGroups(call),
      getSizes(call),
      getUser(userId, call),
    ]);
    return {
      groups: groups.filter(({ id }) => id !== everybody),
      manyUsers,
      isManager: self.roles.includes(manager),
    };
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(facts) => <Membership base={base} facts={facts} />}
    </RemoteData>
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** What changes in each group, of what changes for each user. */
function byGroup(changes: RoleChanges, groups: readonly Group[]) {
  return groups.flatMap(({ id, title }) => {
    const users = [...changes].flatMap(([user, switched]) => {
      const isIn = switched[id];
      return isIn === undefined ? [] : [[user, isIn] as const];
    });
    return users.length === 0 ? [] : [{ id, title, users: Object.fromEntries(users) }];
  });
}

function Membership({ base, facts }: { base: string; facts: Facts }) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const { groups, isManager, manyUsers } = facts;
  const [typed, setTyped] = useState('');
  const [typedGroup, setTypedGroup] = useState('');
  const { changes, toggle, settle } = useRoleChanges();
  const search = useDelayed(askedText(typed), 300);
  const isAsked = !manyUsers || search !== '';
  const { remote, retry } = useRemote(isAsked ? `${language} ${search}` : null, (signal) =>
    getUsers(search, { language, signal }),
  );
  const found = groups.filter(({ id, title }) => isFound(`${title} ${id}`, typedGroup));
  const columns = found.slice(0, mostGroups);
  const users: readonly Account[] = remote.status === 'loaded' ? remote.data : [];
  const { page, pages, slice, toFirst } = usePage(users.length);
  const isManagers = (id: string) => groups.find((each) => each.id === id)?.roles.includes(manager) === true;

  const rowOf = (user: Account): MatrixRow => ({
    id: user.id,
    title: user.fullname || user.username,
    sign: <Initials name={user.fullname || user.username} portrait={user.portrait} />,
    subtitle: user.username,
    roles: user.groups.map(({ id }) => id),
    inherited: none,
    isFixed: (group) => !isManager && isManagers(group),
    actions: null,
  });
  const save = async () => {
    const items = byGroup(changes, groups);
    const { failed } = await job(
      { running: principalMessages.saving, done: messages.saved },
      items,
      ({ id, users: switched }) => patchGroup(id, { users: switched }, { language }),
    );
    const unsaved = new Set(failed.flatMap(({ item }) => Object.keys(item.users)));
    settle([...changes.keys()].filter((id) => !unsaved.has(id)));
    retry();
  };
  return (
    <PrincipalsScreen
      base={base}
      name="membership"
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
    >
      <div className="principals__tools">
        <SearchField
          className="principals__search"
          label={intl.formatMessage(messages.searchUsers)}
          value={typed}
          onChange={(words) => {
            toFirst();
            setTyped(words);
          }}
        />
        <SearchField
          className="principals__search"
          label={intl.formatMessage(messages.searchGroups)}
          value={typedGroup}
          onChange={setTypedGroup}
        />
      </div>
      {found.length > columns.length && (
        <p>
          <FormattedMessage
            {...messages.moreGroups}
            values={{ shown: columns.length, count: found.length }}
          />
        </p>
      )}
      {isAsked ? (
        <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
          {(all) => (
            <>
              {all.length === 0 || columns.length === 0 ? (
                <p className="admin-note principals__note" role="status">
                  <FormattedMessage {...principalMessages.none} />
                </p>
              ) : (
                <RoleMatrix
                  label={intl.formatMessage(messages.title)}
                  heads={[intl.formatMessage(principalMessages.users)]}
                  roles={columns}
                  rows={slice(all).map(rowOf)}
                  changes={changes}
                  onToggle={(row, group, isOn) => toggle(row.id, group, isOn, row.roles)}
                />
              )}
              <PageFoot count={all.length} page={page} pages={pages} />
            </>
          )}
        </RemoteData>
      ) : (
        <p className="admin-note principals__note">
          <FormattedMessage {...principalMessages.searchFirst} />
        </p>
      )}
      <RoleChangesFoot base={base} changes={changes} onSave={() => void save()} />
    </PrincipalsScreen>
  );
}
