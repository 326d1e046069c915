import { flag, oneOf, record } from '@/lib/shape';

/** How it looks, which its frame makes classes of. */
export const separatorShape = record({
  styles: record({ align: oneOf(['left', 'center', 'right']), shortLine: flag() }),
});
