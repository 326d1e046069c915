/** What can be ordered. */
export { cart, cartItem } from './publication';
export { readView } from './read-view';
