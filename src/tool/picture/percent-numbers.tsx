import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';

interface PercentNumbersProps<Id extends string> {
  name: MessageDescriptor;
  numbers: readonly { id: Id; name: MessageDescriptor; value: number }[];
  onChange: (id: Id, value: number) => void;
  children: ReactNode;
}

/** A place or a part of a picture in numbers. */
export function PercentNumbers<Id extends string>({
  name,
  numbers,
  onChange,
  children,
}: PercentNumbersProps<Id>) {
  const intl = useIntl();
  return (
    <div className="tool-focal__numbers" role="group" aria-label={intl.formatMessage(name)}>
      <strong>
        <FormattedMessage {...name} />
      </strong>
      {numbers.map((each) => (
        <label key={each.id} className="tool-focal__number">
          <FormattedMessage {...each.name} />
          <input
            type="number"
            className="tool-input"
            min={0}
            max={100}
            step="any"
            value={each.value}
            onChange={({ target }) => {
              if (target.value !== '') onChange(each.id, Number(target.value));
            }}
          />
        </label>
      ))}
      {children}
    </div>
  );
}
