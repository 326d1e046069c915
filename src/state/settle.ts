import { remoteErrorOf } from '@/api/error';
import type { Remote } from '@/lib/remote';

/** How a call ended. */
export type Settled<Data> = Extract<Remote<Data>, { status: 'loaded' | 'failed' }>;

/** Waits for a call, whose failure is an answer too. */
export const settle = <Data>(call: Promise<Data>): Promise<Settled<Data>> =>
  call.then<Settled<Data>, Settled<Data>>(
    (data) => ({ status: 'loaded', data }),
    (error: unknown) => ({ status: 'failed', error: remoteErrorOf(error) }),
  );
