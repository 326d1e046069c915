import { record } from '@/lib/shape';

/** It stores nothing of its own: it shows what its page says. */
export const eventMetadataShape = record({});
