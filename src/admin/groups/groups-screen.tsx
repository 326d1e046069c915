import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { everybody, patchGroup, type Group } from '@/api/accounts';
import { useLanguage } from '@/i18n/use-language';
import { isFound } from '@/lib/found-part';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SearchField } from '@/tool/search-field/search-field';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { useJob } from '../kit/use-job';
import { messages as principalMessages } from '../principals/messages';
import { usePage } from '../principals/paged';
import { PrincipalsScreen } from '../principals/principals-screen';
import { RoleChangesFoot } from '../principals/role-changes-foot';
import { useRoleChanges } from '../principals/role-changes';
import { MatrixLegend, type MatrixRow } from '../principals/role-matrix';
import { RoleTable } from '../principals/role-table';
import { manager } from '../principals/role-names';
import { WithPrincipals, type Principals } from '../principals/with-principals';
import { AddGroupDialog, DeleteGroupDialog, EditGroupDialog, MembersDialog } from './group-dialogs';
import { formMessages, messages } from './messages';

type Task = { name: 'add' } | { name: 'edit' | 'members' | 'delete'; group: Group };

/** The groups of the site with their roles. */
export const GroupsScreen = ({ base }: { base: string }) => (
  <WithPrincipals>
    {(principals, reload) => <Groups base={base} principals={principals} reload={reload} />}
  </WithPrincipals>
);

const none: ReadonlyMap<string, string> = new Map();

interface GroupsProps {
  base: string;
  principals: Principals;
  reload: () => void;
}

function Groups({ base, principals, reload }: GroupsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const job = useJob();
  const { roles, groups, isManager, manyGroups } = principals;
  const [typed, setTyped] = useState('');
  const [task, setTask] = useState<Task>();
  const roleChanges = useRoleChanges();
  const { changes, settle } = roleChanges;
  const isAsked = !manyGroups || typed.trim() !== '';
  const titleOf = ({ id, title }: Group) =>
    id === everybody ? intl.formatMessage(messages.everybody) : title;
  const shown = groups.filter((group) => isFound(`${titleOf(group)} ${group.id}`, typed));
  const paged = usePage(shown.length);

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
            paged.toFirst();
            setTyped(words);
          }}
        />
        <MatrixLegend />
      </div>
      {isAsked ? (
        <RoleTable
          label={intl.formatMessage(messages.title)}
          heads={[intl.formatMessage(messages.name), intl.formatMessage(formMessages.description)]}
          roles={roles}
          principals={shown}
          rowOf={rowOf}
          none={messages.none}
          paged={paged}
          changes={roleChanges}
        />
      ) : (
        <p className="admin-note principals__note">
          <FormattedMessage {...principalMessages.searchFirst} />
        </p>
      )}
      <RoleChangesFoot base={base} changes={changes} onSave={() => void save()} />
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
