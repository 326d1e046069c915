import { FormattedMessage } from 'react-intl';
import { useClientState } from '@/state/client-state';
import { contentsColumns } from './columns';
import { messages } from './messages';

const panel = 'contents-columns';

interface ColumnChooserProps {
  columns: readonly string[];
  onChange: (columns: readonly string[]) => void;
}

/** Lets one choose the columns of the list; this browser remembers them, and whether the choice stood open. */
export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const [panels, setPanels] = useClientState('panels');
  const isOpen = panels[panel] ?? false;
  const toggle = (name: string) =>
    onChange(columns.includes(name) ? columns.filter((each) => each !== name) : [...columns, name]);
  return (
    <details
      className="contents-page__columns"
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        if (open !== isOpen) setPanels({ ...panels, [panel]: open });
      }}
    >
      <summary>
        <FormattedMessage {...messages.columns} />
      </summary>
      {contentsColumns.map(({ name, label }) => (
        <label key={name}>
          <input type="checkbox" checked={columns.includes(name)} onChange={() => toggle(name)} />{' '}
          <FormattedMessage {...label} />
        </label>
      ))}
    </details>
  );
}
