import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { everybody, getUsers, patchUserRoles, type Account, type Group } from '@/api/accounts';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { askedText } from '@/tool/search-field/asked-text';
import { useRemote } from '@/state/use-remote';
import { SearchField } from '@/tool/search-field/search-field';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { useDelayed } from '../kit/use-delayed';
import { useJob } from '../kit/use-job';
import { Initials } from '../kit/initials';
import { messages as principalMessages } from '../principals/messages';
import { usePage } from '../principals/paged';
import { PrincipalsScreen } from '../principals/principals-screen';
import { RoleChangesFoot } from '../principals/role-changes-foot';
import { useRoleChanges } from '../principals/role-changes';
import { MatrixLegend, type MatrixRow } from '../principals/role-matrix';
import { RoleTable } from '../principals/role-table';
import { manager, useRoleName } from '../principals/role-names';
import { WithPrincipals, type Principals } from '../principals/with-principals';
import { AddUserDialog } from './add-user-dialog';
import { DeleteUserDialog } from './delete-user-dialog';
import { ImportDialog } from './import-dialog';
import { messages } from './messages';

type Task = { name: 'add' | 'import' } | { name: 'delete'; user: Account };

/** The groups whose roles somebody has, everybody's among them. */
function inheritedRoles(user: Account, groups: readonly Group[]): ReadonlyMap<string, string> {
  const own = new Set([everybody, ...user.groups.map(({ id }) => id)]);
  return new Map(
    groups
      .filter(({ id }) => own.has(id))
      .flatMap(({ title, roles }) => roles.map((role) => [role, title] as const)),
  );
}

/** The users of the site with their roles. */
export const UsersScreen = ({ base }: { base: string }) => (
  <WithPrincipals>{(principals) => <Users base={base} principals={principals} />}</WithPrincipals>
);

function Users({ base, principals }: { base: string; principals: Principals }) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const nameOf = useRoleName();
  const { roles, groups, isManager, manyUsers, userId } = principals;
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState('');
  const [group, setGroup] = useState('');
  const [task, setTask] = useState<Task>();
  const roleChanges = useRoleChanges();
  const { changes, settle } = roleChanges;
  const search = useDelayed(askedText(typed), 300);
  const isAsked = !manyUsers || search !== '';
  const { remote, retry } = useRemote(isAsked ? `${language} ${search}` : null, (signal) =>
    getUsers(search, { language, signal }),
  );
  const all = dataOf(remote) ?? [];
  const shown = all.filter(
    (user) =>
      (role === '' || user.roles.includes(role)) &&
      (group === '' || user.groups.some(({ id }) => id === group)),
  );
  const paged = usePage(shown.length);
  const titleOf = (id: string) => groups.find((each) => each.id === id)?.title ?? id;

  const rowOf = (user: Account): MatrixRow => {
    const isOut = !isManager && user.roles.includes(manager);
    const own = user.groups.filter(({ id }) => id !== everybody);
    return {
      id: user.id,
      title: user.fullname || user.username,
      sign: <Initials name={user.fullname || user.username} portrait={user.portrait} />,
      subtitle: (
        <>
          {user.username}
          {user.id === userId && <> · {intl.formatMessage(messages.you)}</>}
          {user.roles.includes(manager) && (
            <>
              {' · '}
              <b>{nameOf({ id: manager, title: manager })}</b>
            </>
          )}
        </>
      ),
      cells: [
        own.length === 0 ? (
          <FormattedMessage key="groups" {...messages.noGroups} />
        ) : (
          own.map(({ id }) => titleOf(id)).join(', ')
        ),
      ],
      roles: user.roles,
      inherited: inheritedRoles(user, groups),
      isFixed: (each) => isOut || (!isManager && each === manager),
      actions: !isOut && user.id !== userId && (
        <Dropdown
          align="end"
          className="tool-icon-button"
          label={<ToolIcon name="more" />}
          name={intl.formatMessage(principalMessages.actions, { name: user.fullname || user.username })}
        >
          {(close) => (
            <DropdownItem
              isDanger
              onClick={() => {
                close();
                setTask({ name: 'delete', user });
              }}
            >
              <ToolIcon name="trash" size={18} />
              <FormattedMessage {...principalMessages.delete} />
            </DropdownItem>
          )}
        </Dropdown>
      ),
    };
  };
  const save = async () => {
    const items = [...changes].map(([id, switched]) => {
      const user = all.find((each) => each.id === id);
      return { id, switched, title: user?.fullname || user?.username || id };
    });
    const { done } = await job(
      { running: principalMessages.saving, done: messages.saved },
      items,
      ({ id, switched }) => patchUserRoles(id, switched, { language }),
    );
    settle(done.map(({ id }) => id));
    if (done.length > 0) retry();
  };
  const close = () => setTask(undefined);
  const reload = () => {
    close();
    retry();
  };
  return (
    <PrincipalsScreen
      base={base}
      name="users"
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} />}
      actions={
        <>
          <button type="button" className="admin-button" onClick={() => setTask({ name: 'import' })}>
            <ToolIcon name="upload" size={18} />
            <FormattedMessage {...messages.import} />
          </button>
          <button
            type="button"
            className="admin-button admin-button--main"
            onClick={() => setTask({ name: 'add' })}
          >
            <ToolIcon name="plus" size={18} />
            <FormattedMessage {...messages.add} />
          </button>
        </>
      }
    >
      <div className="principals__tools">
        <SearchField
          className="principals__search"
          label={intl.formatMessage(messages.search)}
          value={typed}
          onChange={(words) => {
            paged.toFirst();
            setTyped(words);
          }}
        />
        <select
          className="tool-input principals__filter"
          aria-label={intl.formatMessage(messages.allRoles)}
          value={role}
          onChange={({ target }) => {
            paged.toFirst();
            setRole(target.value);
          }}
        >
          <option value="">{intl.formatMessage(messages.allRoles)}</option>
          {roles.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each)}
            </option>
          ))}
        </select>
        <select
          className="tool-input principals__filter"
          aria-label={intl.formatMessage(messages.allGroups)}
          value={group}
          onChange={({ target }) => {
            paged.toFirst();
            setGroup(target.value);
          }}
        >
          <option value="">{intl.formatMessage(messages.allGroups)}</option>
          {groups
            .filter(({ id }) => id !== everybody)
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </select>
        <MatrixLegend />
      </div>
      {isAsked ? (
        <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
          {() => (
            <RoleTable
              label={intl.formatMessage(messages.title)}
              heads={[intl.formatMessage(messages.name), intl.formatMessage(messages.groups)]}
              roles={roles}
              principals={shown}
              rowOf={rowOf}
              none={messages.none}
              paged={paged}
              changes={roleChanges}
            />
          )}
        </RemoteData>
      ) : (
        <p className="admin-note principals__note">
          <FormattedMessage {...principalMessages.searchFirst} />
        </p>
      )}
      <RoleChangesFoot base={base} changes={changes} onSave={() => void save()} />
      {task?.name === 'add' && (
        <AddUserDialog
          roles={roles.filter(({ id }) => isManager || id !== manager)}
          onClose={close}
          onAdded={reload}
        />
      )}
      {task?.name === 'import' && <ImportDialog onClose={close} onImported={retry} />}
      {task?.name === 'delete' && <DeleteUserDialog user={task.user} onClose={close} onDeleted={reload} />}
    </PrincipalsScreen>
  );
}
