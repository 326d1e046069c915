import { Fragment } from 'react';
import { useKeyNames } from './key-names';
import type { Shortcut } from './shortcut';
import './style.css';

/** The keys of a shortcut, each drawn as a key. */
export function ShortcutKeys({ shortcut }: { shortcut: Shortcut }) {
  const namesOf = useKeyNames();
  return (
    <span className="tool-shortcut">
      {namesOf(shortcut).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ' + '}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
