type Value = string | number | boolean | undefined | Thing | readonly (string | Thing | undefined)[];

/** A thing in the words of schema.org; properties that say nothing, undefined or '', are left out of the page. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}
