import type { Editor } from '../create-editor';
import { rangeActions } from './range-actions';
import { followPointer } from './range-pointer';

const isInText = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('.text-editor') !== null;

const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);
const toStart = new Set(['ArrowLeft', 'ArrowUp', 'Home', 'PageUp']);
const toEnd = new Set(['ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Escape']);

/** Keys, input and the pointer, where they are meant for what is selected over several texts; gives the way to end that. */
export function listenToRange({ document, focus: requests, range }: Editor): () => void {
  const actions = rangeActions(document, requests, range);

  const press = (event: KeyboardEvent): boolean => {
    const present = range.present();
    if (!present || event.isComposing || modifiers.has(event.key)) return false;
    // An input method is about to compose: it finds a caret.
    if (event.key === 'Process' || event.key === 'Dead') {
      actions.replace('');
      return false;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') actions.replace('');
    else if (event.key === 'Enter') actions.divide();
    else if (!event.shiftKey && (toStart.has(event.key) || toEnd.has(event.key))) {
      const { key, at } = toStart.has(event.key) ? present.first : present.last;
      range.end();
      requests.focus(key, at);
    } else {
      const isControl = event.ctrlKey || event.metaKey;
      if (event.key === 'Tab' || (isControl && ['a', 'z', 'y'].includes(event.key.toLowerCase())))
        range.end();
      return false;
    }
    return true;
  };

  const put = ({ inputType, data }: InputEvent): boolean => {
    if (!range.present() || inputType === 'insertCompositionText') return false;
    if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') actions.divide();
    else if (inputType.startsWith('delete')) actions.replace('');
    else if (inputType === 'insertText') actions.replace(data ?? '');
    else return false;
    return true;
  };

  const take = (event: ClipboardEvent): boolean => {
    if (!range.present() || !event.clipboardData) return false;
    if (event.type !== 'paste') {
      actions.copy(event.clipboardData);
      if (event.type === 'cut') actions.replace('');
      return true;
    }
    actions.replace('');
    const [key] = document.state.selection.blocks;
    const text = key === undefined ? undefined : requests.textAt(key);
    text?.paste?.(event.clipboardData);
    return true;
  };

  const when =
    <Of extends Event>(handle: (event: Of) => boolean) =>
    (event: Event) => {
      if (!isInText(event) || !handle(event as Of)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
  const compose = (event: Event) => {
    if (isInText(event) && range.present()) actions.replace('');
  };
  const listeners: [string, (event: Event) => void][] = [
    ['keydown', when(press)],
    ['beforeinput', when(put)],
    ['copy', when(take)],
    ['cut', when(take)],
    ['paste', when(take)],
    ['compositionstart', compose],
  ];
  // Before the texts hear of it.
  for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
  const leave = followPointer(document, requests, range);
  return () => {
    leave();
    for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
    range.end();
  };
}
