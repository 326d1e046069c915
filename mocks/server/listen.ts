import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this account',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is an unknown host',
};

/**
 * Milliseconds that a connection without requests stays open: longer than nginx and Varnish keep theirs (60 s), so that
 * they end it and no request of theirs meets a connection that is just being closed.
 */
const keepAliveTimeout = 75_000;

/** Opens the port, or tells in one line why it cannot. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  server.keepAliveTimeout = keepAliveTimeout;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be opened: ${error.message}`;
      reject(new StartError(`Port ${port} on ${host} ${reason}.`));
    });
    server.listen(port, host, () => {
      const { port: opened } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${opened}`);
    });
  });
}
