import { useEffect } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { typeOf } from '../document/flags';
import type { DocumentState } from '../document/types';
import type { Editor } from '../input/create-editor';

/** The block in which the title is typed where it will stand. */
const headingIn = ({ blocks, setup }: DocumentState) =>
  [...blocks.values()].find(({ data }) => setup.isSingle(typeOf(data)))?.key;

/**
 * New content begins with its title on the sheet, or with its first field where it has none there: the keyboard goes there,
 * unless somebody has gone elsewhere by then.
 */
export function useFirstField(name: string | undefined, { document: page, focus }: Editor): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    let leave: () => void = () => undefined;
    const lead = () => {
      const held = document.activeElement;
      if (held !== document.body && held?.id !== 'main') return;
      const heading = headingIn(page.state);
      if (heading !== undefined) focus.focus(heading, 'end');
      else document.getElementById(`field-${name}`)?.focus({ preventScroll: true });
    };
    // With this paint the way here leads to the beginning of the page.
    const end = afterPaint(() => {
      leave = afterPaint(lead);
    });
    return () => {
      end();
      leave();
    };
  }, [name, page, focus]);
}
