import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Role } from '@/api/accounts';
import { ScrollRegion } from '@/components/scroll-region/scroll-region';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from './messages';
import type { RoleChanges } from './role-changes';
import { useRoleName } from './role-names';
import './style.css';

export interface MatrixRow {
  id: string;
  title: string;
  /** Stands before the title: a picture or a sign. */
  sign: ReactNode;
  /** Stands below the title. */
  subtitle: ReactNode;
  /** What stands between title and roles, for each of the columns. */
  cells?: readonly ReactNode[];
  roles: readonly string[];
  /** The titles of the groups from which a role comes; it cannot be taken here. */
  inherited: ReadonlyMap<string, string>;
  /** Whether a role cannot be changed, by whoever looks at it. */
  isFixed: (role: string) => boolean;
  actions: ReactNode;
}

interface RoleMatrixProps {
  label: string;
  /** The heads of title and of what stands between it and the roles. */
  heads: readonly ReactNode[];
  roles: readonly Role[];
  rows: readonly MatrixRow[];
  changes: RoleChanges;
  onToggle: (row: MatrixRow, role: string, isOn: boolean) => void;
}

/** Who has which role. A role that comes from a group is a sign; what was changed and is not saved is marked. */
export function RoleMatrix({ label, heads, roles, rows, changes, onToggle }: RoleMatrixProps) {
  const intl = useIntl();
  const nameOf = useRoleName();
  return (
    <ScrollRegion label={label}>
      <table className="role-matrix" aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
            {roles.map((role) => (
              <th key={role.id} scope="col" className="role-matrix__role">
                {nameOf(role)}
              </th>
            ))}
            <td className="role-matrix__actions" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row={row.id}>
              <th scope="row">
                <span className="role-matrix__who">
                  {row.sign}
                  <span className="role-matrix__names">
                    {row.title}
                    <span className="role-matrix__id">{row.subtitle}</span>
                  </span>
                </span>
              </th>
              {row.cells?.map((cell, at) => (
                <td key={at} className="role-matrix__cell">
                  {cell}
                </td>
              ))}
              {roles.map((role) => (
                <td key={role.id} className="role-matrix__role">
                  <RoleCell
                    row={row}
                    role={role.id}
                    words={intl.formatMessage(messages.cell, { role: nameOf(role), name: row.title })}
                    changed={changes.get(row.id)?.[role.id]}
                    onToggle={onToggle}
                  />
                </td>
              ))}
              <td className="role-matrix__actions">{row.actions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

type RoleCellProps = Pick<RoleMatrixProps, 'onToggle'> & {
  row: MatrixRow;
  role: string;
  words: string;
  changed: boolean | undefined;
};

function RoleCell({ row, role, words, changed, onToggle }: RoleCellProps) {
  const intl = useIntl();
  const from = row.inherited.get(role);
  if (from !== undefined) {
    const said = intl.formatMessage(messages.inherited, { group: from });
    return (
      <span className="role-matrix__sign" role="img" aria-label={`${words}, ${said}`} title={said}>
        <ToolIcon name="users" size={14} />
      </span>
    );
  }
  return (
    <label className={`role-matrix__box${changed === undefined ? '' : ' role-matrix__box--changed'}`}>
      <input
        type="checkbox"
        disabled={row.isFixed(role)}
        checked={changed ?? row.roles.includes(role)}
        aria-label={words}
        aria-description={changed === undefined ? undefined : intl.formatMessage(messages.changed)}
        onChange={({ target }) => onToggle(row, role, target.checked)}
      />
    </label>
  );
}

/** What the signs of the table mean. */
export function MatrixLegend() {
  return (
    <ul className="role-legend">
      <li>
        <span className="role-matrix__sign">
          <ToolIcon name="users" size={14} />
        </span>
        <FormattedMessage {...messages.byGroup} />
      </li>
      <li>
        <span className="role-legend__box role-legend__box--changed" />
        <FormattedMessage {...messages.changed} />
      </li>
      <li>
        <span className="role-legend__box role-legend__box--fixed" />
        <FormattedMessage {...messages.fixed} />
      </li>
    </ul>
  );
}
