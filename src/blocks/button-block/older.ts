import { defineBlock } from '../definition';
import { anyButton } from '.';

/* Volto's own button, alone and in grids. */

export const button = defineBlock({ ...anyButton, name: 'button', restricted: true });
export const gridButton = defineBlock({ ...anyButton, name: '__button', restricted: true });
