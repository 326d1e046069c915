import { once } from '~mocks/lib/once';

/** A recording that is read when it is first asked for. */
export const recording = <T>(text: string): (() => T) => once(() => JSON.parse(text) as T);
