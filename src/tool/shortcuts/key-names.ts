import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { keyMessages } from './messages';
import { isMac, type Shortcut } from './shortcut';

const macSigns = new Map([
  ['Mod', '⌘'],
  ['Shift', '⇧'],
  ['Alt', '⌥'],
]);

const signs = new Map([
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
]);

const hasMessage = (key: string): key is keyof typeof keyMessages => Object.hasOwn(keyMessages, key);

/** Gives the keys of a shortcut as they are printed on the reader's keyboard. */
export function useKeyNames(): (shortcut: Shortcut) => string[] {
  const intl = useIntl();
  return useCallback(
    (shortcut) => {
      const mac = isMac();
      const nameOf = (key: string): string =>
        (mac ? macSigns.get(key) : undefined) ??
        signs.get(key) ??
        (hasMessage(key) ? intl.formatMessage(keyMessages[key]) : key);
      return shortcut.split('+').map(nameOf);
    },
    [intl],
  );
}
