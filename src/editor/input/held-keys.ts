const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** What the browser would tell a text after a key that nobody has taken. */
const inputs: ReadonlyMap<string, string> = new Map([
  ['Enter', 'insertParagraph'],
  ['Backspace', 'deleteContentBackward'],
  ['Delete', 'deleteContentForward'],
]);

function play({ key, code, shiftKey }: KeyboardEvent, type: (letter: string) => void): void {
  const element = document.activeElement;
  const init = { bubbles: true, cancelable: true };
  const goesOn = element?.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, code, shiftKey }));
  const inputType = inputs.get(key);
  if (goesOn !== true) return;
  if (key.length === 1) type(key);
  else if (inputType !== undefined)
    element?.dispatchEvent(new InputEvent('beforeinput', { ...init, inputType }));
}

/**
 * Keeps the keys that are pressed until there is what they are meant for; the way to end that plays them there, and each
 * letter that nothing else wants goes to `type`. Shortcuts and what an input method composes are not kept.
 */
export function holdKeys(): (type: (letter: string) => void) => void {
  const held: KeyboardEvent[] = [];
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (modifiers.has(key) || ctrlKey || metaKey || altKey || isComposing || key === 'Process') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  };
  // Before anything of the page hears of them.
  window.addEventListener('keydown', hold, true);
  return (type) => {
    window.removeEventListener('keydown', hold, true);
    for (const event of held) play(event, type);
  };
}
