import { useIntl } from 'react-intl';
import { ToolIcon } from '../../icon/tool-icon';
import { queryMessages } from './messages';

/** As many levels as editors choose between; others can be stored. */
const offered = ['', '1', '2', '3', '0'];

interface DepthSelectProps {
  id: string;
  depth: string;
  isDisabled: boolean;
  onChange: (depth: string) => void;
}

/** How many levels below a place are searched. */
export function DepthSelect({ id, depth, isDisabled, onChange }: DepthSelectProps) {
  const intl = useIntl();
  const wordsOf = (levels: string): string => {
    if (levels === '') return intl.formatMessage(queryMessages.depthAll);
    if (levels === '0') return intl.formatMessage(queryMessages.depthItself);
    if (levels === '1') return intl.formatMessage(queryMessages.depthChildren);
    return /^\d+$/.test(levels)
      ? intl.formatMessage(queryMessages.depthLevels, { count: Number(levels) })
      : levels;
  };
  return (
    <span className="tool-select">
      <select
        id={id}
        className="tool-input"
        aria-label={intl.formatMessage(queryMessages.depth)}
        disabled={isDisabled}
        value={depth}
        onChange={({ target }) => onChange(target.value)}
      >
        {(offered.includes(depth) ? offered : [...offered, depth]).map((levels) => (
          <option key={levels} value={levels}>
            {wordsOf(levels)}
          </option>
        ))}
      </select>
      <ToolIcon name="chevron-down" size={16} />
    </span>
  );
}
