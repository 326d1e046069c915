import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import type { Move } from '@/api/organising';
import { PageLink } from '@/components/universal-link/page-link';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages as clipboardMessages } from '../clipboard/messages';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { messages } from './messages';

export interface RowActions {
  onCut: (row: FolderRow) => void;
  onCopy: (row: FolderRow) => void;
  onDelete: (row: FolderRow) => void;
  onMove: (row: FolderRow, to: Move) => void;
}

interface RowMenuProps {
  row: FolderRow;
  mayEdit: boolean;
  /** Without them it is the folder itself, which has only ways to go. */
  actions?: RowActions;
}

/** What can be done with one item. */
export function RowMenu({ row, mayEdit, actions }: RowMenuProps) {
  const intl = useIntl();
  return (
    <Dropdown
      align="end"
      className="tool-icon-button"
      name={intl.formatMessage(messages.actionsOf, { title: row.title })}
      label={<ToolIcon name="more" size={16} />}
    >
      {(close) => {
        const does = (act: () => void) => () => {
          close();
          act();
        };
        return (
          <>
            {mayEdit && (
              <PageLink to={`${row.path}/edit`} className="admin-dropdown__item">
                <FormattedMessage {...messages.edit} />
              </PageLink>
            )}
            <PageLink to={row.path || '/'} className="admin-dropdown__item">
              <FormattedMessage {...messages.view} />
            </PageLink>
            {actions && mayEdit && (
              <DropdownItem onClick={does(() => actions.onCut(row))}>
                <FormattedMessage {...clipboardMessages.cut} />
              </DropdownItem>
            )}
            {actions && (
              <DropdownItem onClick={does(() => actions.onCopy(row))}>
                <FormattedMessage {...clipboardMessages.copy} />
              </DropdownItem>
            )}
            {actions && mayEdit && (
              <>
                <DropdownItem onClick={does(() => actions.onMove(row, 'top'))}>
                  <FormattedMessage {...messages.toTop} />
                </DropdownItem>
                <DropdownItem onClick={does(() => actions.onMove(row, 'bottom'))}>
                  <FormattedMessage {...messages.toBottom} />
                </DropdownItem>
                <DropdownItem isDanger onClick={does(() => actions.onDelete(row))}>
                  <FormattedMessage {...messages.delete} />
                </DropdownItem>
              </>
            )}
          </>
        );
      }}
    </Dropdown>
  );
}
