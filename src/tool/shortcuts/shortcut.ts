/** A key with its modifiers, such as `Mod+Shift+Z`, `Alt+ArrowUp` or `?`. `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export type Shortcut = string;

/** What is read of a key that is pressed. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

interface Parts {
  key: string;
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

export function partsOf(shortcut: Shortcut): Parts {
  const parts = shortcut.split('+');
  const has = (name: string) => parts.slice(0, -1).includes(name);
  return { key: parts.at(-1) ?? '', mod: has('Mod'), alt: has('Alt'), shift: has('Shift') };
}

const isLatin = (key: string) => key.length > 1 || key <= '~';

/** The key by what it types; on keyboards of other scripts a letter is named by its place, as their users are used to. */
function nameOf({ key, code }: KeyPress): string {
  if (key === ' ' || key === '\u00a0') return 'SPACE';
  if (isLatin(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}

/** Which of its modifiers has to be held for a sign such as `?` depends on the keyboard. */
const isSign = (key: string) => key.length === 1 && !/[a-z0-9]/i.test(key);

/** Whether exactly these keys are held, and no other modifier. */
export function matches(shortcut: Shortcut, press: KeyPress, mac = isMac()): boolean {
  const { key, mod, alt, shift } = partsOf(shortcut);
  const [held, other] = mac ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  return (
    held === mod &&
    !other &&
    press.altKey === alt &&
    (isSign(key) || press.shiftKey === shift) &&
    nameOf(press) === key.toUpperCase()
  );
}

/** As assistive technology is given it. */
export function ariaShortcuts(shortcuts: readonly Shortcut[], mac = isMac()): string | undefined {
  const words = shortcuts.map((each) => each.replace('Mod', mac ? 'Meta' : 'Control'));
  return words.length > 0 ? words.join(' ') : undefined;
}
