import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages, viewMessages } from './messages';

interface ViewChoiceProps {
  names: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
}

const isKnown = (name: string): name is keyof typeof viewMessages => Object.hasOwn(viewMessages, name);

/** How the hits are drawn, where readers may choose. */
export function ViewChoice({ names, chosen, onChoose }: ViewChoiceProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <div className="block-search__sort">
      <label htmlFor={id}>{intl.formatMessage(messages.view)}</label>
      <select
        id={id}
        className="block-search__control"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {isKnown(name) ? intl.formatMessage(viewMessages[name]) : name}
          </option>
        ))}
      </select>
    </div>
  );
}
