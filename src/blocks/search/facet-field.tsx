import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Facet } from './data';
import type { Chosen, FacetOption } from './facet-criteria';
import { messages } from './messages';

interface FacetFieldProps {
  facet: Facet;
  title: string;
  options: readonly FacetOption[];
  chosen: Chosen;
  onChoose: (values: Chosen) => void;
}

/** One facet, as its type wants it. */
export function FacetField(props: FacetFieldProps) {
  switch (props.facet.type) {
    case 'selectFacet':
      return <SelectFacet {...props} />;
    case 'daterangeFacet':
      return <RangeFacet {...props} />;
    case 'toggleFacet':
      return (
        <label className="block-search__option block-search__facet">
          <input
            type="checkbox"
            checked={props.chosen.length > 0}
            onChange={({ target }) => props.onChoose(target.checked ? ['true'] : [])}
          />
          {props.title}
        </label>
      );
    case 'checkboxFacet':
      return <ListFacet {...props} />;
  }
}

/** So many of a long list are shown first, and those that are chosen. */
const most = 8;

/** Several may be chosen, or one, or none. */
function ListFacet({ facet, title, options, chosen, onChoose }: FacetFieldProps) {
  const name = useId();
  const intl = useIntl();
  const [isWhole, setWhole] = useState(false);
  const isMultiple = facet.multiple === true;
  const change = (value: string, isOn: boolean) => {
    if (!isMultiple) onChoose([value]);
    else onChoose(isOn ? [...chosen, value] : chosen.filter((each) => each !== value));
  };
  const entries = isMultiple ? options : [{ value: '', title: intl.formatMessage(messages.all) }, ...options];
  // Folding away one or two would help nobody.
  const isLong = entries.length > most + 2;
  const shown = entries.filter(
    ({ value }, index) => !isLong || isWhole || index < most || chosen.includes(value),
  );
  return (
    <fieldset className="block-search__facet">
      <legend>{title}</legend>
      {shown.map(({ value, title: words }) => (
        <label key={value} className="block-search__option">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
            onChange={({ target }) => (value === '' ? onChoose([]) : change(value, target.checked))}
          />
          {words}
        </label>
      ))}
      {isLong && (
        <button
          type="button"
          className="block-search__rest"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {intl.formatMessage(isWhole ? messages.fewer : messages.whole, { count: options.length })}
        </button>
      )}
    </fieldset>
  );
}

function SelectFacet({ facet, title, options, chosen, onChoose }: FacetFieldProps) {
  const id = useId();
  const intl = useIntl();
  const isMultiple = facet.multiple === true;
  return (
    <p className="block-search__facet">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        className="block-search__control"
        multiple={isMultiple}
        value={isMultiple ? [...chosen] : (chosen[0] ?? '')}
        onChange={({ target }) =>
          onChoose([...target.selectedOptions].map(({ value }) => value).filter((value) => value !== ''))
        }
      >
        {!isMultiple && <option value="">{intl.formatMessage(messages.all)}</option>}
        {options.map(({ value, title: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}

function RangeFacet({ title, chosen, onChoose }: FacetFieldProps) {
  const intl = useIntl();
  const [from = '', until = ''] = chosen;
  const day = (words: string, value: string, onDay: (day: string) => void) => (
    <label className="block-search__day">
      {words}
      <input
        type="date"
        className="block-search__control"
        value={value.slice(0, 10)}
        onChange={({ target }) => onDay(target.value)}
      />
    </label>
  );
  return (
    <fieldset className="block-search__facet">
      <legend>{title}</legend>
      {day(intl.formatMessage(messages.from), from, (value) => onChoose([value, until]))}
      {day(intl.formatMessage(messages.until), until, (value) => onChoose([from, value]))}
    </fieldset>
  );
}
