/** The path of the folder in which content lies; '' for the site root. */
export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The id of content, which ends its path. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
