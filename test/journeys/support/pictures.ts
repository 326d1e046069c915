import { expect, type Page, type Request } from '@playwright/test';

/** A picture as it is drawn, and as it was fetched. */
interface DrawnPicture {
  name: string;
  url: string;
  /** Of the whole picture, in points of the screen. */
  drawn: number;
  fetched: number;
  scales: number[];
}

/** Brings everything of a page on the screen, so that what is put off comes. */
async function scrollThrough(page: Page): Promise<void> {
  const coming = new Set<Request>();
  const begin = (request: Request) => void coming.add(request);
  const end = (request: Request) => void coming.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
  await expect.poll(() => coming.size).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** The pictures of a page that have come and of which the server has several scales. */
async function drawnPictures(page: Page): Promise<DrawnPicture[]> {
  await scrollThrough(page);
  return await page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc } = image;
      if (image.srcset === '' || !image.checkVisibility() || clientWidth === 0 || naturalWidth === 0)
        return [];
      const scales = image.srcset.split(', ').map((candidate) => {
        const [url = '', width = ''] = candidate.split(' ');
        return { url: new URL(url, location.href).href, width: Number.parseInt(width) };
      });
      const byHeight = (clientHeight * naturalWidth) / naturalHeight;
      const { objectFit } = getComputedStyle(image);
      const width =
        objectFit === 'cover'
          ? Math.max(clientWidth, byHeight)
          : objectFit === 'fill'
            ? clientWidth
            : Math.min(clientWidth, byHeight);
      return [
        {
          name: `${new URL(currentSrc).pathname} in ${image.closest('.block')?.className ?? 'the page'}`,
          url: currentSrc,
          drawn: width * devicePixelRatio,
          fetched: scales.find(({ url }) => url === currentSrc)?.width ?? 0,
          scales: scales.map((scale) => scale.width),
        },
      ];
    }),
  );
}

/** Of two scales browsers take the smaller one where it is nearer, as far below the place as this. */
const nearest = 0.7;

/**
 * Pictures that were fetched too small or too large for their place. Smaller is only what has no larger scale or a nearer
 * one, more than 2.2 times as wide only what has no scale between, or what was fetched for a wider place of the page.
 */
export async function unfitPictures(page: Page): Promise<{ seen: number; unfit: string[] }> {
  const pictures = await drawnPictures(page);
  const unfit = pictures.filter(({ url, drawn, fetched, scales }) => {
    const widest = Math.max(...pictures.filter((other) => other.url === url).map((other) => other.drawn));
    const isSmall = fetched < drawn * nearest && scales.some((width) => width > fetched);
    const isLarge = fetched > widest * 2.2 && scales.some((width) => width < fetched && width >= widest);
    return isSmall || isLarge;
  });
  const words = ({ name, drawn, fetched, scales }: DrawnPicture) =>
    `${name}: ${Math.round(drawn)} drawn, ${fetched} of ${scales.join(' ')} fetched`;
  return { seen: pictures.length, unfit: unfit.map(words) };
}
