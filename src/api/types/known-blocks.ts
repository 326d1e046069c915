/** What has an effect of a stored value: of an object these fields, of a list the same in each entry; `true` looks no deeper. */
export type KnownFields =
  true | { readonly fields: Readonly<Record<string, KnownFields>> } | { readonly entry: KnownFields };

/** The blocks that the site draws, by their `@type`; the build says them to the embedded CMS. */
export type KnownBlocks = Readonly<Record<string, KnownFields>>;
