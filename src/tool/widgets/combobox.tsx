import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import { comboMessages } from './combo-messages';
import { ComboOptions } from './combo-options';
import { controlOf } from './tool-field';

export interface Option {
  value: string;
  title: string;
  /** Under which it stands; those of a group follow each other. */
  group?: string;
}

interface ComboboxProps extends Pick<WidgetProps, 'id' | 'error' | 'control'> {
  field: WidgetProps['field'];
  text: string;
  onText: (text: string) => void;
  options: readonly Option[];
  /** Said instead of options: that there are none, or why. */
  note: ReactNode;
  onChoose: (option: Option) => void;
  /** Takes what was entered as it is, and says whether it did; without it only options can be chosen. */
  onEntered?: (text: string) => boolean;
  /** Takes away the last of what is chosen, by Backspace in an empty field. */
  onBack?: () => void;
  placeholder?: string;
  /** Its own name, where no title names it. */
  name?: string;
  /** Shows the options before anything is written. */
  opensEmpty?: boolean;
  /** Somebody has come to write. */
  onBegin?: () => void;
}

/** A field to write in that proposes values below; arrows go through them, Enter takes one, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { field, text, onText, options, note, onChoose, onEntered, onBack, placeholder } = props;
  const { name, opensEmpty = false, onBegin } = props;
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = Math.min(active, options.length - 1);
  const isReadOnly = field.isReadOnly ?? false;
  const isOffered = !isReadOnly && (text !== '' || opensEmpty);
  const isShown = isOpen && isOffered && (options.length > 0 || note !== null);

  // A long list follows the keys.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown && shown >= 0)
      box.current?.querySelector(`[aria-selected='true']`)?.scrollIntoView({ block: 'nearest' });
  }, [isShown, shown]);

  const close = () => {
    setActive(-1);
    setIsOpen(false);
  };
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const step = (by: number) => {
    setIsOpen(true);
    if (options.length > 0) setActive((shown + by + options.length) % options.length);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent } = event;
    // The Enter that ends a word of an input method is not meant for the field.
    if (nativeEvent.isComposing) return;
    const option = isShown ? options[shown] : undefined;
    // What is saved is what stands there.
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 's') {
      onEntered?.(text);
      return;
    }
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(shown < 0 ? 0 : -1);
    else if (key === 'Enter' && option) choose(option);
    else if ((key === 'Enter' || key === ',') && onEntered?.(text)) close();
    else if (key === 'Escape' && isShown) setIsOpen(false);
    else if (key === 'Backspace' && text === '' && onBack) onBack();
    else if (key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span className="tool-combo">
      <input
        {...controlOf(props)}
        type="text"
        className="tool-combo__text"
        role="combobox"
        aria-label={name}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && shown >= 0 ? `${listId}-${shown}` : undefined}
        placeholder={placeholder}
        readOnly={isReadOnly}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={isReadOnly ? undefined : onBegin}
        onClick={() => {
          if (opensEmpty) setIsOpen(true);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setIsOpen(false);
          onEntered?.(text);
        }}
      />
      {isShown && (
        <div ref={box} className="tool-combo__box">
          <ComboOptions
            id={listId}
            name={name ?? placeholder}
            options={options}
            shown={shown}
            onChoose={choose}
          />
          {options.length === 0 && <p className="tool-combo__note">{note}</p>}
        </div>
      )}
      <span className="tool-hidden" role="status">
        {isShown && <FormattedMessage {...comboMessages.found} values={{ count: options.length }} />}
      </span>
    </span>
  );
}
