import type { MouseEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** From the start of a page to the first tool that can be used. */
function jump(event: MouseEvent): void {
  event.preventDefault();
  const tools = document.querySelectorAll<HTMLElement>('#toolbar :is(a[href], button:enabled)');
  [...tools].find((tool) => tool.checkVisibility?.() ?? true)?.focus();
}

/** The first stop of the keyboard, before the ways to the parts of the page; its words come with those of the tools. */
export function SkipToTools({ children }: { children: ReactNode }) {
  const slot = document.getElementById('skip-tools');
  return (
    slot &&
    createPortal(
      <a href="#toolbar" className="skip-links__link" onClick={jump}>
        {children}
      </a>,
      slot,
    )
  );
}
