import { useCallback, useState, type SyntheticEvent } from 'react';
import { deepEqual } from '@/lib/deep-equal';

/** More are not named. */
const most = 5;

const addressOf = ({ currentSrc, src }: HTMLImageElement): string =>
  new URL(currentSrc || src, window.location.href).pathname.replace(/\/@@images\/.*$/, '');

/** The pictures of a block, without those of blocks in it, that cannot be fetched, looked for whenever one of them has come or failed. */
export function useBrokenPictures(): [readonly string[], (event: SyntheticEvent<HTMLElement>) => void] {
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const look = useCallback(({ currentTarget, target }: SyntheticEvent<HTMLElement>) => {
    if (!(target instanceof HTMLImageElement)) return;
    const broken = Array.from(currentTarget.querySelectorAll('img')).filter(
      (image) =>
        image.complete &&
        image.naturalWidth === 0 &&
        image.src !== '' &&
        image.closest('[data-block]') === currentTarget,
    );
    const next = [...new Set(broken.map(addressOf))].slice(0, most);
    setAddresses((former) => (deepEqual(former, next) ? former : next));
  }, []);
  return [addresses, look];
}
