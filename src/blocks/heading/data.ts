export interface HeadingData {
  heading?: unknown;
  /** `h2` to `h6`. */
  tag?: unknown;
  alignment?: unknown;
  /** Words and target of the link to everything of its kind. */
  linkTitle?: unknown;
  linkHref?: unknown;
}
