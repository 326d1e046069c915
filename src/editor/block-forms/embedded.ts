import { addressIn } from '@/components/consent-gate/embed-source';
import { text } from '@/lib/shape';

/** The address of what is embedded: of a pasted `<iframe>` it alone is stored. */
export const embedded = {
  write: (_stored: Readonly<Record<string, unknown>>, value: unknown) => ({
    url: addressIn(text().read(value)),
  }),
};
