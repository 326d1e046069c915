import { useId, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import '../widgets/style.css';
import { Prompt } from './prompt';

const messages = defineMessages({ take: { id: 'editor.prompt.take' } });

interface AddressPromptProps {
  /** The stored address, from which nothing can be shown. */
  value: string;
  words: MessageDescriptor;
  /** What is said of an address that leads to nothing. */
  wrong: MessageDescriptor;
  onTake: (address: string) => void;
}

/** Asks for the address of what a block is to show; Enter or the button takes it. */
export function AddressPrompt({ value, words, wrong, onTake }: AddressPromptProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [former, setFormer] = useState(value);
  if (value !== former) {
    setFormer(value);
    setTyped(value);
  }
  const isWrong = value.trim() !== '';
  return (
    <Prompt
      icon="link"
      words={
        <label htmlFor={id}>
          <FormattedMessage {...words} />
        </label>
      }
    >
      <form
        className="tool-prompt__line"
        onSubmit={(event) => {
          event.preventDefault();
          onTake(typed.trim());
        }}
      >
        <input
          id={id}
          className="tool-input tool-prompt__input"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="tool-prompt__button">
          <FormattedMessage {...messages.take} />
        </button>
      </form>
      {isWrong && (
        <p id={`${id}-wrong`} className="tool-prompt__wrong">
          <FormattedMessage {...wrong} />
        </p>
      )}
    </Prompt>
  );
}
