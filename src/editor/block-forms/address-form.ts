import type { StoredForm } from '@/blocks/definition';
import { addressOf } from '@/components/universal-link/link-target';

/** A form whose pictures are stored by their address, as older blocks do; one that is stored as a list stays one. */
export const addressForm = (names: readonly string[]): StoredForm => ({
  values: (stored) => stored,
  change: (stored, name, value) => {
    const isAddress = names.includes(name) && !Array.isArray(stored[name]);
    return { [name]: isAddress ? addressOf(value) : value };
  },
});
