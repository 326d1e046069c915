import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  everybody,
  getGroups,
  getRoles,
  getSizes,
  getUser,
  patchGroup,
  type Group,
  type Role,
} from '@/api/accounts';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { isFound } from '@/lib/found-part';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SearchField } from '@/tool/search-field/search-field';
import { AdminFoot } from '../kit/admin-foot';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { LeaveQuestion } from '../kit/leave-question';
import { messages as kitMessages } from '../kit/messages';
import { useJob } from '../kit/use-job';
import { messages as principalMessages } from '../principals/messages';
import { PageFoot, usePage } from '../principals/paged';
import { PrincipalsScreen } from '../principals/principals-screen';
import { countRoles, useRoleChanges } from '../principals/role-changes';
import { MatrixLegend, RoleMatrix, type MatrixRow } from '../principals/role-matrix';
import { inOrder, manager } from '../principals/role-names';
import { AddGroupDialog, DeleteGroupDialog, EditGroupDialog, MembersDialog } from './group-dialogs';
import { formMessages, messages } from './messages';

interface Facts {
  roles: readonly Role[];
  groups: readonly Group[];
  isManager: boolean;
  manyGroups: boolean;
}

type Task = { name: 'add' } | { name: 'edit' | 'members' | 'delete'; group: Group };

/** The groups of the site with their roles. */
export function GroupsScreen({ base }: { base: string }) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([language, userId].join(' '), async (signal): Promise<Facts> => {
    const call = { language, signal };
    const [roles, groups, { manyGroups }, self] = await Promise.all([
      getRoles(call),
      getGroups(call),
      getSizes(call),
      getUser(userId, call),
    ]);
    return { roles: inOrder(roles), groups, manyGroups, isManager: self.roles.includes(manager) };
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(facts) => <Groups base={base} facts={facts} reload={retry} />}
    </RemoteData>
  );
}

const none: ReadonlyMap<string, string> = new Map();

function Groups({ base, facts, reload }: { base: string; facts: Facts; reload: () => void }) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const { roles, groups, isManager, manyGroups } = facts;
  const [typed, setTyped] = useState('');
  const [task, setTask] = useState<Task>();
  const { changes, toggle, settle } = useRoleChanges();
  const isAsked = !manyGroups || typed.trim() !== '';
  const titleOf = ({ id, title }: Group) =>
    id === everybody ? intl.formatMessage(messages.everybody) : title;
  const shown = groups.filter((group) => isFound(`${titleOf(group)} ${group.id}`, typed));
  const { page, pages, slice, toFirst } = usePage(shown.length);
  const count = countRoles(changes);

  const rowOf = (group: Group): MatrixRow => {
    const isEverybody = group.id === everybody;
    const isOut = isEverybody || (!isManager && group.roles.includes(manager));
    const open = (name: 'edit' | 'members' | 'delete', close: () => void) => () => {
      close();
      setTask({ name, group });
    };
    return {
      id: group.id,
      title: titleOf(group),
      sign: (
        <span className="role-matrix__kind">
          <ToolIcon name={isEverybody ? 'lock' : 'users'} size={16} />
        </span>
      ),
      subtitle: isEverybody ? (
        <>
          {group.id} · {intl.formatMessage(messages.everybodyHint)}
        </>
      ) : (
        group.id
      ),
      cells: [group.description],
      roles: group.roles,
      inherited: none,
      isFixed: (role) => isOut || (!isManager && role === manager),
      actions: !isOut && (
        <Dropdown
          align="end"
          className="tool-icon-button"
          label={<ToolIcon name="more" />}
          name={intl.formatMessage(principalMessages.actions, { name: group.title })}
        >
          {(close) => (
            <>
              <DropdownItem onClick={open('edit', close)}>
                <ToolIcon name="pencil" size={18} />
                <FormattedMessage {...principalMessages.edit} />
              </DropdownItem>
              <DropdownItem onClick={open('members', close)}>
                <ToolIcon name="users" size={18} />
                <FormattedMessage {...principalMessages.members} />
              </DropdownItem>
              <DropdownItem isDanger onClick={open('delete', close)}>
                <ToolIcon name="trash" size={18} />
                <FormattedMessage {...principalMessages.delete} />
              </DropdownItem>
            </>
          )}
        </Dropdown>
      ),
    };
  };
  const save = async () => {
    const items = groups.flatMap((group) => {
      const switched = changes.get(group.id);
      if (switched === undefined) return [];
      const kept = group.roles.filter((role) => switched[role] !== false);
      const added = Object.keys(switched).filter((role) => switched[role] === true);
      return [{ id: group.id, title: group.title, roles: [...kept, ...added] }];
    });
    const { done } = await job(
      { running: principalMessages.saving, done: messages.saved },
      items,
      ({ id, roles: after }) => patchGroup(id, { roles: after }, { language }),
    );
    settle(done.map(({ id }) => id));
    if (done.length > 0) reload();
  };
  const close = () => setTask(undefined);
  const done = () => {
    close();
    reload();
  };
  return (
    <PrincipalsScreen
      base={base}
      name="groups"
      title={messages.title}
      lead={<FormattedMessage {...messages.lead} values={{ count: groups.length - 1 }} />}
      actions={
        <button
          type="button"
          className="admin-button admin-button--main"
          onClick={() => setTask({ name: 'add' })}
        >
          <ToolIcon name="plus" size={18} />
          <FormattedMessage {...messages.add} />
        </button>
      }
    >
      <div className="principals__tools">
        <SearchField
          className="principals__search"
          label={intl.formatMessage(messages.search)}
          value={typed}
          onChange={(words) => {
            toFirst();
            setTyped(words);
          }}
        />
        <MatrixLegend />
      </div>
      {isAsked ? (
        <>
          {shown.length === 0 ? (
            <p className="admin-note principals__note" role="status">
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <RoleMatrix
              label={intl.formatMessage(messages.title)}
              heads={[intl.formatMessage(messages.name), intl.formatMessage(formMessages.description)]}
              roles={roles}
              rows={slice(shown).map(rowOf)}
              changes={changes}
              onToggle={(row, role, isOn) => toggle(row.id, role, isOn, row.roles)}
            />
          )}
          <PageFoot count={shown.length} page={page} pages={pages} />
        </>
      ) : (
        <p className="admin-note principals__note">
          <FormattedMessage {...principalMessages.searchFirst} />
        </p>
      )}
      <AdminFoot
        isChanged={count > 0}
        status={
          <FormattedMessage {...principalMessages.changes} values={{ count, principals: changes.size }} />
        }
      >
        <PageLink to={base} className="admin-button admin-button--plain">
          <FormattedMessage {...kitMessages.cancel} />
        </PageLink>
        <button
          type="button"
          className="admin-button admin-button--main"
          disabled={count === 0}
          onClick={() => void save()}
        >
          <FormattedMessage {...principalMessages.save} />
        </button>
      </AdminFoot>
      <LeaveQuestion isUnsaved={count > 0} address={base} />
      {task?.name === 'add' && (
        <AddGroupDialog
          roles={roles.filter(({ id }) => isManager || id !== manager)}
          groups={groups}
          onClose={close}
          onDone={done}
        />
      )}
      {task?.name === 'edit' && <EditGroupDialog group={task.group} onClose={close} onDone={done} />}
      {task?.name === 'members' && <MembersDialog group={task.group} onClose={close} onDone={done} />}
      {task?.name === 'delete' && <DeleteGroupDialog group={task.group} onClose={close} onDone={done} />}
    </PrincipalsScreen>
  );
}
