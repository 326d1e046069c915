import { useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import type { QueryLine } from '@/forms/schema';
import { ToolIcon } from '../../icon/tool-icon';
import { IconButton } from '../icon-button';
import { messages } from '../messages';
import { IndexSelect } from './index-select';
import { queryMessages } from './messages';
import { QueryValue } from './query-value';
import { StoredCriterion } from './stored-criterion';

interface QueryRowProps {
  id: string;
  line: QueryLine;
  place: number;
  /** What the CMS offers; undefined until it has said so. */
  indexes: readonly QueryIndex[] | undefined;
  isReadOnly: boolean;
  onChange: (line: QueryLine) => void;
  onRemove: () => void;
}

/** One criterion: what is asked for, how, and the value. Another index or operator begins with no value. */
export function QueryRow({ id, line, place, indexes, isReadOnly, onChange, onRemove }: QueryRowProps) {
  const intl = useIntl();
  const index = indexes?.find(({ name }) => name === line.i);
  const operators = index?.operators ?? [];
  const operator = operators.find(({ name }) => name === line.o);
  const title = index?.title ?? line.i;
  const numbered = { place: place + 1, name: title };
  return (
    <div
      className="tool-card tool-query"
      role="group"
      aria-label={intl.formatMessage(title === '' ? queryMessages.row : queryMessages.rowAbout, numbered)}
    >
      <div className="tool-query__head">
        <IndexSelect
          id={`${id}-index`}
          name={intl.formatMessage(queryMessages.index)}
          value={line.i}
          indexes={indexes ?? []}
          isDisabled={isReadOnly || indexes === undefined}
          onChoose={(chosen) =>
            onChange({ ...line, i: chosen.name, o: chosen.operators[0]?.name ?? '', v: '' })
          }
        />
        {!isReadOnly && (
          <IconButton
            icon="close"
            name={intl.formatMessage(messages.remove, {
              name: title || intl.formatMessage(queryMessages.row, numbered),
            })}
            onClick={onRemove}
          />
        )}
      </div>
      <span className="tool-select">
        <select
          id={`${id}-operator`}
          className="tool-input"
          aria-label={intl.formatMessage(queryMessages.operator)}
          disabled={isReadOnly || index === undefined}
          value={line.o}
          onChange={({ target }) => onChange({ ...line, o: target.value, v: '' })}
        >
          {!operator && <option value={line.o}>{line.o.split('.').at(-1)}</option>}
          {operators.map(({ name, title: words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        <ToolIcon name="chevron-down" size={16} />
      </span>
      {index && operator ? (
        <QueryValue
          id={`${id}-value`}
          operator={operator.name}
          widget={operator.widget}
          index={index}
          stored={line.v}
          isReadOnly={isReadOnly}
          onChange={(v) => onChange({ ...line, v })}
        />
      ) : (
        indexes && <StoredCriterion line={line} unknown={index ? 'operator' : 'index'} />
      )}
    </div>
  );
}
