/** Nothing but `styles` is stored. */
export type SeparatorData = object;
