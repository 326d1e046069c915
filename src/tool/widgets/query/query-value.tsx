import { useIntl } from 'react-intl';
import { queryTexts, type QueryIndex } from '@/api/query-indexes';
import { DayLine } from '../day-line';
import { ChosenValues } from './chosen-values';
import { queryMessages } from './messages';
import { NumberLine } from './number-line';
import { PlaceValue } from './place-value';
import { RangeValue } from './range-value';
import { ReferencesValue } from './references-value';
import { valueKind } from './value-kind';

interface QueryValueProps {
  id: string;
  operator: string;
  /** How the CMS calls what the value is entered with. */
  widget: string;
  index: Pick<QueryIndex, 'values' | 'vocabulary'>;
  stored: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
}

/** What a criterion is compared with, entered as its operator wants. */
export function QueryValue({ id, operator, widget, index, stored, isReadOnly, onChange }: QueryValueProps) {
  const intl = useIntl();
  const name = intl.formatMessage(queryMessages.value);
  const chosen = queryTexts(stored);
  const [text = ''] = chosen;
  const common = { id, name, isReadOnly, onChange };
  switch (valueKind(operator, widget)) {
    case 'none':
      return null;
    case 'day':
      return <DayLine {...common} value={text} />;
    case 'range':
      return <RangeValue id={id} isReadOnly={isReadOnly} onChange={onChange} ends={chosen} />;
    case 'days':
      return (
        <NumberLine {...common} kind="days" name={intl.formatMessage(queryMessages.days)} value={text} />
      );
    case 'number':
      return <NumberLine {...common} kind="number" value={text} />;
    case 'choice':
      return (
        <ChosenValues
          {...common}
          index={index}
          chosen={chosen}
          isSingle
          onChange={([value = '']) => onChange(value)}
        />
      );
    case 'choices':
      return <ChosenValues {...common} index={index} chosen={chosen} />;
    case 'words':
      return <ChosenValues {...common} index={{ values: [], vocabulary: '' }} chosen={chosen} />;
    case 'references':
      return <ReferencesValue {...common} chosen={chosen} />;
    case 'place':
    case 'relativePlace':
      return (
        <PlaceValue
          id={id}
          operator={operator}
          isReadOnly={isReadOnly}
          onChange={onChange}
          isRelative={valueKind(operator, widget) === 'relativePlace'}
          stored={text}
        />
      );
    default:
      return (
        <input
          id={id}
          type="text"
          className="tool-input"
          aria-label={name}
          autoComplete="off"
          readOnly={isReadOnly}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      );
  }
}
