import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderSort } from '@/api/folder-contents';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { SearchField } from '@/tool/search-field/search-field';
import { Dropdown, DropdownItem } from '../kit/dropdown';
import { contentsActions, type ActionName } from './actions';
import { ColumnChooser } from './column-chooser';
import { rearrangements } from './columns';
import { FolderTree } from './folder-tree';
import { messages } from './messages';
import './contents-toolbar.css';

const layouts = [
  { icon: 'list', name: messages.asList, isPictures: false },
  { icon: 'grid', name: messages.asPictures, isPictures: true },
] as const;

interface ContentsToolbarProps {
  /** The folder. */
  path: string;
  hasPictures: boolean;
  mayEdit: boolean;
  mayAdd: boolean;
  selected: number;
  kept: number;
  filter: string;
  columns: readonly string[];
  onAction: (name: ActionName) => void;
  onFilter: (filter: string) => void;
  onPictures: (hasPictures: boolean) => void;
  onColumns: (columns: readonly string[]) => void;
  onSelect: (which: 'all' | 'none' | 'invert') => void;
  onRearrange: (on: FolderSort, order: 'ascending' | 'descending') => void;
}

/** What can be done with what lies in a folder, and with how it is shown. */
export function ContentsToolbar(props: ContentsToolbarProps) {
  const { path, hasPictures, mayEdit, mayAdd, selected, kept, filter, columns } = props;
  const { onAction, onFilter, onPictures, onColumns, onSelect, onRearrange } = props;
  const intl = useIntl();
  return (
    <div className="contents-tools">
      <div
        className="contents-tools__actions"
        role="toolbar"
        aria-label={intl.formatMessage(messages.toolbar)}
      >
        {contentsActions.map((group, at) => (
          <div key={at} className="contents-tools__group">
            {group
              .filter(({ needs }) => needs === undefined || (needs === 'add' ? mayAdd : mayEdit))
              .map((action) => (
                <button
                  key={action.name}
                  type="button"
                  className={`contents-tools__action${action.isDanger ? ' contents-tools__action--danger' : ''}`}
                  disabled={!action.isEnabled({ selected, kept })}
                  onClick={() => onAction(action.name)}
                >
                  <ToolIcon name={action.icon} />
                  <FormattedMessage {...action.title} />
                  {action.name === 'paste' && kept > 0 && (
                    <span className="contents-tools__kept">
                      <FormattedMessage {...messages.pasteCount} values={{ count: kept }} />
                    </span>
                  )}
                </button>
              ))}
          </div>
        ))}
      </div>
      <div className="contents-tools__view">
        <SearchField
          className="contents-tools__filter"
          label={intl.formatMessage(messages.filter)}
          value={filter}
          onChange={onFilter}
        />
        <Dropdown
          className="admin-button admin-button--plain"
          label={
            <>
              <ToolIcon name="check" size={18} />
              <span className="contents-tools__words">
                <FormattedMessage {...messages.select} />
              </span>
            </>
          }
        >
          {(close) =>
            (['all', 'none', 'invert'] as const).map((which) => (
              <DropdownItem
                key={which}
                onClick={() => {
                  onSelect(which);
                  close();
                }}
              >
                <FormattedMessage
                  {...{
                    all: messages.selectAll,
                    none: messages.selectNone,
                    invert: messages.selectInvert,
                  }[which]}
                />
              </DropdownItem>
            ))
          }
        </Dropdown>
        {mayEdit && (
          <Dropdown
            align="end"
            className="admin-button admin-button--plain"
            label={
              <>
                <ToolIcon name="sort" size={18} />
                <span className="contents-tools__words">
                  <FormattedMessage {...messages.rearrange} />
                </span>
              </>
            }
          >
            {(close) =>
              rearrangements.flatMap(({ on, label }) =>
                (['ascending', 'descending'] as const).map((order) => (
                  <DropdownItem
                    key={`${on} ${order}`}
                    onClick={() => {
                      onRearrange(on, order);
                      close();
                    }}
                  >
                    <FormattedMessage {...messages[order]} values={{ by: intl.formatMessage(label) }} />
                  </DropdownItem>
                )),
              )
            }
          </Dropdown>
        )}
        {!hasPictures && <ColumnChooser columns={columns} onChange={onColumns} />}
        <Dropdown
          align="end"
          className="admin-button admin-button--plain"
          label={
            <>
              <ToolIcon name="hierarchy" size={18} />
              <span className="contents-tools__words">
                <FormattedMessage {...messages.folders} />
              </span>
            </>
          }
        >
          {(close) => <FolderTree path={path} onGo={close} />}
        </Dropdown>
        <span
          role="group"
          aria-label={intl.formatMessage(messages.layout)}
          className="contents-tools__layout"
        >
          {layouts.map(({ icon, name, isPictures }) => (
            <button
              key={icon}
              type="button"
              className="tool-icon-button"
              aria-label={intl.formatMessage(name)}
              title={intl.formatMessage(name)}
              aria-pressed={hasPictures === isPictures}
              onClick={() => onPictures(isPictures)}
            >
              <ToolIcon name={icon} size={18} />
            </button>
          ))}
        </span>
      </div>
    </div>
  );
}
