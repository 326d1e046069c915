import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import { AdminFoot } from '../kit/admin-foot';
import { LeaveQuestion } from '../kit/leave-question';
import { messages as kitMessages } from '../kit/messages';
import { messages } from './messages';
import { countRoles, type RoleChanges } from './role-changes';

interface RoleChangesFootProps {
  /** Path of the site's setup. */
  base: string;
  changes: RoleChanges;
  onSave: () => void;
}

/** Counts the roles that are switched and not saved, saves them, and asks before they are left. */
export function RoleChangesFoot({ base, changes, onSave }: RoleChangesFootProps) {
  const count = countRoles(changes);
  return (
    <>
      <AdminFoot
        isChanged={count > 0}
        status={<FormattedMessage {...messages.changes} values={{ count, principals: changes.size }} />}
      >
        <PageLink to={base} className="admin-button admin-button--plain">
          <FormattedMessage {...kitMessages.cancel} />
        </PageLink>
        <button
          type="button"
          className="admin-button admin-button--main"
          disabled={count === 0}
          onClick={onSave}
        >
          <FormattedMessage {...messages.save} />
        </button>
      </AdminFoot>
      <LeaveQuestion isUnsaved={count > 0} address={base} />
    </>
  );
}
