import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import './style.css';

const targets = [
  { id: 'main', message: messages.content },
  { id: 'navigation', message: messages.navigation },
  { id: 'footer', message: messages.footer },
];

/** Moves the focus itself: a change of the address would count as a navigation. */
function jump(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const places = [document.getElementById(id), document.getElementById(`${id}-narrow`)];
  const target = places.find((place) => place?.checkVisibility?.() ?? place !== null);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}

/** The first stops of the keyboard; seen only while one of them has the focus. */
export function SkipLinks() {
  const intl = useIntl();
  return (
    <nav className="skip-links no-print" aria-label={intl.formatMessage(messages.label)}>
      {/* Where tools stand, a way to them is put here. */}
      <span id="skip-tools" />
      {targets.map(({ id, message }) => (
        <a key={id} href={`#${id}`} className="skip-links__link" onClick={(event) => jump(event, id)}>
          <FormattedMessage {...message} />
        </a>
      ))}
    </nav>
  );
}
