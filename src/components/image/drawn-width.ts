/** Of a picture whose size nobody knows. */
export const usualRatio = 1.5;

/** How wide the whole picture is drawn, of which its box may show a part; 0 where it is not laid out. */
export function drawnWidth(image: HTMLImageElement): number {
  // What the browser leaves out for now would have to be laid out to be measured.
  if (image.checkVisibility?.({ contentVisibilityAuto: true }) === false) return 0;
  const { clientWidth, clientHeight } = image;
  if (clientWidth === 0 || getComputedStyle(image).objectFit !== 'cover') return clientWidth;
  const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  return Math.max(clientWidth, clientHeight * (ratio || usualRatio));
}
