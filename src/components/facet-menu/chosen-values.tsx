import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../icon/icon';

interface ChosenValue {
  /** Of the facet. */
  name: string;
  value: string;
  title: string;
}

interface ChosenValuesProps {
  values: readonly ChosenValue[];
  className: string;
  label: string;
  /** What a press does, read out behind each title. */
  remove: MessageDescriptor;
  onRemove: (name: string, value: string) => void;
}

/** What a list is narrowed down by, each with a way to leave it out again; nothing where it is not. */
export function ChosenValues({ values, className, label, remove, onRemove }: ChosenValuesProps) {
  if (values.length === 0) return null;
  return (
    <ul className={className} aria-label={label}>
      {values.map(({ name, value, title }) => (
        <li key={`${name} ${value}`}>
          <button type="button" className="chip" onClick={() => onRemove(name, value)}>
            {title}
            <span className="visually-hidden">
              {', '}
              <FormattedMessage {...remove} />
            </span>
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
