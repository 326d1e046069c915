import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rss } from './rss';

export interface FeedServer {
  url: string;
  status: number;
  body: string | Buffer;
  location: string | undefined;
  /** How often it was asked. */
  asked: number;
  /** Never answers. */
  isStuck: boolean;
  close(): void;
}

/** A server of a feed on this machine. */
export async function startFeedServer(): Promise<FeedServer> {
  const server = createServer((_, response) => {
    feed.asked += 1;
    if (feed.isStuck) return;
    response.writeHead(feed.status, feed.location === undefined ? {} : { Location: feed.location });
    response.end(feed.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const feed: FeedServer = {
    url: `http://127.0.0.1:${port}/feed.xml`,
    status: 200,
    body: rss,
    location: undefined,
    asked: 0,
    isStuck: false,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return feed;
}
