import { addressOf } from '@/components/universal-link/link-target';

/** A picture that is stored by its address, as older blocks do; one that is stored as a list stays one. */
export const addressOfPicture = (name: string) => ({
  write: (stored: Readonly<Record<string, unknown>>, value: unknown) => ({
    [name]: Array.isArray(stored[name]) ? value : addressOf(value),
  }),
});
