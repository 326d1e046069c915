/** What of the process this needs. */
interface Host {
  once(event: NodeJS.Signals | 'uncaughtException', listener: (cause: unknown) => void): unknown;
  on(event: 'unhandledRejection', listener: (cause: unknown) => void): unknown;
  exit(code: number): unknown;
}

/**
 * Ends the server with its data closed, on a signal and after a failure that nobody caught. A promise that failed
 * unheard ends nothing: what is committed is committed, and other visitors are being served.
 */
export function endWell(
  stop: () => Promise<void>,
  report: (cause: unknown) => void,
  host: Host = process,
): void {
  const end = (code: number): void => {
    stop().then(
      () => host.exit(code),
      (error: unknown) => {
        report(error);
        host.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) host.once(signal, () => end(0));
  host.once('uncaughtException', (error) => {
    report(error);
    end(1);
  });
  host.on('unhandledRejection', report);
}
