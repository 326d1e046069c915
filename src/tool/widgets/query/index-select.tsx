import type { QueryIndex } from '@/api/query-indexes';
import { ToolIcon } from '../../icon/tool-icon';

interface IndexSelectProps {
  id: string;
  /** Says what is chosen, where no label does. */
  name?: string;
  /** Stands for no choice; without it there is always one. */
  none?: string;
  value: string;
  indexes: readonly QueryIndex[];
  isDisabled: boolean;
  onChoose: (index: QueryIndex) => void;
}

/** What a criterion is about, by groups; one that the CMS does not offer stays. */
export function IndexSelect({ id, name, value, indexes, isDisabled, onChoose }: IndexSelectProps) {
  const groups = [...new Set(indexes.map(({ group }) => group))];
  const isKnown = indexes.some((index) => index.name === value);
  return (
    <span className="tool-select">
      <select
        id={id}
        className="tool-input"
        aria-label={name}
        disabled={isDisabled}
        value={value}
        onChange={({ target }) => {
          const chosen = indexes.find((index) => index.name === target.value);
          if (chosen) onChoose(chosen);
        }}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {indexes
              .filter((index) => index.group === group)
              .map((index) => (
                <option key={index.name} value={index.name}>
                  {index.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <ToolIcon name="chevron-down" size={16} />
    </span>
  );
}
