import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may not be used by this account',
  EADDRNOTAVAIL: 'is no address of this machine',
  ENOTFOUND: 'is an unknown host',
};

/** Opens the port, or tells in one line why it cannot. */
export function listen(server: Server, port: number, host: string): Promise<string> {
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
