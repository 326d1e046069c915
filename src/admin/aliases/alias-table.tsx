import { FormattedMessage, useIntl } from 'react-intl';
import type { Alias } from '@/api/aliases';
import { useDates } from '@/i18n/use-dates';
import { PanelTable } from '../kit/panel-table';
import { messages } from './messages';

interface AliasTableProps {
  label: string;
  aliases: readonly Alias[];
  /** Shows where each leads. */
  hasTargets?: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Old addresses, some of which may be chosen. */
export function AliasTable({ label, aliases, hasTargets = false, chosen, onChoose }: AliasTableProps) {
  const intl = useIntl();
  const dates = useDates();
  const toggle = (path: string, isOn: boolean) =>
    onChoose(new Set(isOn ? [...chosen, path] : [...chosen].filter((each) => each !== path)));
  return (
    <PanelTable
      label={label}
      columns={[null, messages.path, ...(hasTargets ? [messages.target] : []), messages.time, messages.made]}
    >
      {aliases.map(({ path, target, time, isManual }) => (
        <tr key={path}>
          <td>
            <label className="panel-table__box">
              <input
                type="checkbox"
                checked={chosen.has(path)}
                aria-label={intl.formatMessage(messages.select, { path })}
                onChange={({ target: { checked } }) => toggle(path, checked)}
              />
            </label>
          </td>
          <th scope="row">{path}</th>
          {hasTargets && <td>{target}</td>}
          <td>{time === '' ? '' : dates.dateTime(time)}</td>
          <td>
            <FormattedMessage {...(isManual ? messages.manual : messages.automatic)} />
          </td>
        </tr>
      ))}
    </PanelTable>
  );
}
