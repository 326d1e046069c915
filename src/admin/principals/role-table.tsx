import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Role } from '@/api/accounts';
import { PageFoot, type PagedList } from './paged';
import type { useRoleChanges } from './role-changes';
import { RoleMatrix, type MatrixRow } from './role-matrix';

interface RoleTableProps<Principal> {
  label: string;
  /** The heads of title and of what stands between it and the roles. */
  heads: readonly ReactNode[];
  roles: readonly Role[];
  /** All that were found, of which a page is shown. */
  principals: readonly Principal[];
  rowOf: (principal: Principal) => MatrixRow;
  /** Said where none was found. */
  none: MessageDescriptor;
  paged: PagedList;
  changes: ReturnType<typeof useRoleChanges>;
}

/** A page of users or groups with a box for each role. */
export function RoleTable<Principal>(props: RoleTableProps<Principal>) {
  const { label, heads, roles, principals, rowOf, none, paged } = props;
  const { changes, toggle } = props.changes;
  if (principals.length === 0)
    return (
      <p className="admin-note principals__note" role="status">
        <FormattedMessage {...none} />
      </p>
    );
  return (
    <>
      <RoleMatrix
        label={label}
        heads={heads}
        roles={roles}
        rows={paged.slice(principals).map(rowOf)}
        changes={changes}
        onToggle={(row, role, isOn) => toggle(row.id, role, isOn, row.roles)}
      />
      <PageFoot count={principals.length} page={paged.page} pages={paged.pages} />
    </>
  );
}
