import { addressIn } from '@/components/universal-link/use-go';

/**
 * Gives what stands on the screen another address, without going anywhere: the router would draw another screen there, and
 * the page being edited would forget its steps, its caret and its place.
 */
export function renameAddress(path: string): void {
  window.history.replaceState(window.history.state, '', addressIn(path));
}
