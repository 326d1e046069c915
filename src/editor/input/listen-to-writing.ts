const sheet = '.tool-editor__sheet';

/**
 * While somebody writes, the bar of the block leaves the line above in sight, until the pointer is moved; gives the way to
 * end that.
 */
export function listenToWriting(): () => void {
  let written: Element | null = null;
  const write = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    written = target.closest(sheet);
    written?.setAttribute('data-writing', '');
  };
  const show = () => {
    written?.removeAttribute('data-writing');
    written = null;
  };
  window.addEventListener('input', write);
  window.addEventListener('pointermove', show);
  window.addEventListener('pointerdown', show);
  return () => {
    show();
    window.removeEventListener('input', write);
    window.removeEventListener('pointermove', show);
    window.removeEventListener('pointerdown', show);
  };
}
