/** Whether a path is the address at which a page is seen before it is public. */
export const isPreviewPath = (path: string): boolean => path.split('/').includes('@preview');

/** The path of the page that such an address shows. */
export const previewedPath = (path: string): string => path.slice(0, path.indexOf('/@preview')) || '/';
