import { FormattedMessage } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Dropdown } from '../kit/dropdown';
import { contentsColumns } from './columns';
import { messages } from './messages';

interface ColumnChooserProps {
  columns: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** Lets one choose the columns of the list; this browser remembers them. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const toggle = (name: string) =>
    onChange(columns.includes(name) ? columns.filter((each) => each !== name) : [...columns, name]);
  return (
    <Dropdown
      align="end"
      className="admin-button admin-button--plain"
      label={
        <>
          <ToolIcon name="columns" size={18} />
          <span className="contents-tools__words">
            <FormattedMessage {...messages.columns} />
          </span>
        </>
      }
    >
      {() =>
        contentsColumns.map(({ name, label }) => (
          <label key={name} className="admin-dropdown__item">
            <input type="checkbox" checked={columns.includes(name)} onChange={() => toggle(name)} />
            <FormattedMessage {...label} />
          </label>
        ))
      }
    </Dropdown>
  );
}
