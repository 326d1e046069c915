import { quickenComputedStyle } from './computed-style';

/** Adds what every browser has and jsdom, which draws nothing, has not. */
export function completeBrowser(): void {
  // jsdom brings a byte array of its own, which Node's buffers are no instances of.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
  quickenComputedStyle();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Anew for each file, whatever the one before it has put there.
  const { prototype: dialog } = HTMLDialogElement;
  dialog.show = function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.close = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
