/**
 * jsdom knows `<dialog>` without its methods. These do what a browser's do as far as a test can see it: open, close,
 * and Esc, which asks by `cancel` first.
 */
export function installDialogElement(): void {
  const prototype = HTMLDialogElement.prototype;
  prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a')?.focus();
    this.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && this.dispatchEvent(new Event('cancel', { cancelable: true })))
        this.close();
    });
  };
  prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
