let pressed = 0;

/** As long as a paste may follow its keys, in milliseconds. */
const within = 1000;

/** Hears of the keys that paste words alone: what the browser then gives looks as any words do. */
export function listenForPlainPaste(): () => void {
  const handleKeyDown = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) => {
    pressed = (ctrlKey || metaKey) && shiftKey && code === 'KeyV' ? performance.now() : 0;
  };
  window.addEventListener('keydown', handleKeyDown, { capture: true });
  return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
}

/** Whether the paste under way is one of words alone. */
export function takesPlainPaste(): boolean {
  const isPlain = pressed > 0 && performance.now() - pressed < within;
  pressed = 0;
  return isPlain;
}
