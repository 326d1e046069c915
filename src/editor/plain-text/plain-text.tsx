import {
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
} from 'react';
import type { TextFlow } from '../rich-text/text-flow';
import { useIsReadOnly } from '../rich-text/read-only-context';
import { TextLanguageContext } from '../rich-text/text-language';
import { caretAfter } from '../rich-text/value/caret-after';
import { columnOnEdge, lettersTo, selectedIn, selectIn, textIn } from './caret';
import { useLineSteps } from './use-line-steps';
import './style.css';

interface PlainTextProps {
  value: string;
  onChange: (text: string) => void;
  /** Names the field to those who do not see it. */
  label: string;
  placeholder: string;
  isReadOnly?: boolean;
  /** How it goes on in the blocks round it, where it is the text of its block. */
  flow?: TextFlow;
}

const none: TextFlow = {};

/** What the browser would do by itself, and must not: lines, formats, an undo that the page knows nothing of. */
const isRefused = (inputType: string): boolean =>
  /^(insertParagraph|insertLineBreak|insertFromDrop|format|history)/.test(inputType);

/** A line of text, edited where it stands. The letters are the browser's own while they are typed; nothing redraws them. */
export function PlainText({ value, onChange, label, placeholder, flow = none, ...props }: PlainTextProps) {
  const isReadOnly = useIsReadOnly(props.isReadOnly);
  const ref = useRef<HTMLSpanElement>(null);
  const language = useContext(TextLanguageContext);
  const steps = useLineSteps(flow);

  useLayoutEffect(() => {
    const element = ref.current;
    const former = element ? textIn(element) : value;
    if (!element || former === value) return;
    const selected = selectedIn(element);
    element.textContent = value;
    if (selected) selectIn(element, caretAfter(former, value, selected.end));
  }, [value]);

  useEffect(() => {
    const element = ref.current;
    const begin = (event: InputEvent) => {
      if (isRefused(event.inputType)) event.preventDefault();
      else if (element) steps.begin(element, event);
    };
    element?.addEventListener('beforeinput', begin);
    return () => element?.removeEventListener('beforeinput', begin);
  }, [steps]);

  /** Puts words in the place of what is selected. */
  const insert = (element: HTMLElement, words: string, inputType: 'insertText' | 'insertFromPaste') => {
    if (isReadOnly) return;
    steps.begin(element, { inputType, data: words });
    const { start, end } = selectedIn(element) ?? { start: value.length, end: value.length };
    const former = textIn(element);
    element.textContent = former.slice(0, start) + words + former.slice(end);
    selectIn(element, start + words.length);
    onChange(textIn(element));
    steps.end(element);
  };
  const latest = useRef(insert);
  useLayoutEffect(() => {
    latest.current = insert;
  });

  useImperativeHandle(
    flow.text,
    () => ({
      focus: (place) => {
        const element = ref.current;
        element?.focus({ preventScroll: true });
        if (!element) return;
        if (typeof place === 'object' && 'start' in place) selectIn(element, place.start, place.end);
        else if (typeof place === 'object' && 'from' in place)
          selectIn(element, lettersTo(element, place.from), lettersTo(element, place.to));
        else selectIn(element, lettersTo(element, place));
      },
      selected: () => {
        const present = ref.current ? selectedIn(ref.current) : undefined;
        return present && { ...present, isBackward: false };
      },
      type: (letters) => {
        if (ref.current) latest.current(ref.current, letters, 'insertText');
      },
    }),
    [],
  );

  const leave = (element: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean => {
    const selected = selectedIn(element);
    if (!selected || !flow.onLeave || shiftKey) return false;
    const direction = key === 'ArrowUp' || key === 'ArrowLeft' ? 'up' : 'down';
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const edge = direction === 'up' ? 0 : textIn(element).length;
      if (selected.start !== selected.end || selected.start !== edge) return false;
      flow.onLeave(direction, undefined);
      return true;
    }
    const x = columnOnEdge(element, selected.end, direction);
    if (x !== undefined) flow.onLeave(direction, x);
    return x !== undefined;
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') flow.onNext?.();
    else if (!event.key.startsWith('Arrow') || !leave(event.currentTarget, event)) return;
    event.preventDefault();
  };

  return (
    <span
      ref={ref}
      className="tool-plain-text"
      role="textbox"
      aria-label={label}
      aria-placeholder={placeholder}
      data-placeholder={placeholder}
      contentEditable={!isReadOnly}
      aria-readonly={isReadOnly}
      spellCheck
      lang={language}
      onInput={({ currentTarget }) => {
        const text = textIn(currentTarget);
        // Browsers leave a line break in what was emptied, which would hide the placeholder.
        if (text === '') currentTarget.replaceChildren();
        onChange(text);
        steps.end(currentTarget);
      }}
      onPaste={(event) => {
        event.preventDefault();
        const words = event.clipboardData.getData('text/plain').trim().replace(/\s+/g, ' ');
        insert(event.currentTarget, words, 'insertFromPaste');
      }}
      onKeyDown={press}
      onFocus={() => flow.onFocus?.()}
    />
  );
}
