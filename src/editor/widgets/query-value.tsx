import { useIntl } from 'react-intl';
import { queryTexts } from '@/api/query-indexes';
import { flatten } from '@/api/urls';
import { useObjectBrowser } from '../object-browser/context';
import { DayLine } from './day-line';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { queryMessages } from './query-messages';

interface QueryValueProps {
  id: string;
  /** How the CMS calls what the value is entered with. */
  widget: string;
  values: readonly { value: string; title: string }[];
  stored: unknown;
  isReadOnly: boolean;
  onChange: (value: unknown) => void;
}

/** What a criterion is compared with, entered as its operator wants. */
export function QueryValue({ id, widget, values, stored, isReadOnly, onChange }: QueryValueProps) {
  const intl = useIntl();
  const browse = useObjectBrowser();
  const input = (type: 'text' | 'number', name: string, value: string, change: (text: string) => void) => (
    <input
      id={`${id}-${name}`}
      type={type}
      className="tool-input"
      aria-label={name}
      readOnly={isReadOnly}
      value={value}
      min={type === 'number' ? 0 : undefined}
      onChange={({ target }) => change(target.value)}
    />
  );
  const day = (name: string, value: string, change: (text: string) => void) => (
    <DayLine id={`${id}-${name}`} name={name} value={value} isReadOnly={isReadOnly} onChange={change} />
  );
  const said = intl.formatMessage(queryMessages.value);
  const chosen = queryTexts(stored);
  const [text = ''] = chosen;
  switch (widget) {
    case '':
      return null;
    case 'DateWidget':
      return day(said, text, onChange);
    case 'DateRangeWidget': {
      const [from = '', until = ''] = chosen;
      return (
        <span className="tool-query__range">
          {day(intl.formatMessage(queryMessages.from), from, (text) => onChange([text, until]))}
          {day(intl.formatMessage(queryMessages.until), until, (text) => onChange([from, text]))}
        </span>
      );
    }
    case 'RelativeDateWidget':
      return input('number', intl.formatMessage(queryMessages.days), text, (text) =>
        onChange(text === '' ? '' : Number(text)),
      );
    case 'MultipleSelectionWidget': {
      const others = chosen.filter((each) => !values.some(({ value }) => value === each));
      const offered = [...values, ...others.map((value) => ({ value, title: value }))];
      return (
        <select
          id={id}
          multiple
          className="tool-input tool-input--list"
          aria-label={said}
          disabled={isReadOnly}
          value={chosen}
          onChange={({ target }) => onChange([...target.selectedOptions].map(({ value }) => value))}
        >
          {offered.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      );
    }
    case 'ReferenceWidget':
      return (
        <span className="tool-query__reference">
          {input('text', said, text, onChange)}
          {browse && !isReadOnly && (
            <IconButton
              icon="folder-search"
              name={intl.formatMessage(linkMessages.choose)}
              onClick={() => {
                const request = { title: said, mode: 'link', isMultiple: false, chosen: [] } as const;
                void browse(request).then((found) => {
                  if (found?.[0]) onChange(flatten(found[0]['@id']));
                });
              }}
            />
          )}
        </span>
      );
    default:
      return input('text', said, text, onChange);
  }
}
