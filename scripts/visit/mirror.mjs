import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

const notPassedOn = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** What a site answers, with the bytes as they came over the line. */
function ask(base, { url, headers }) {
  const send = base.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { headers: { ...headers, host: new URL(base).host } };
    const request = send(new URL(base + url), options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !notPassedOn.has(name));
      const facts = { status: answer.statusCode, headers: Object.fromEntries(kept) };
      buffer(answer).then((body) => resolve({ ...facts, body }), reject);
    });
    request.on('error', reject);
    request.end();
  });
}

/**
 * Serves static pages that take fonts, styles and pictures from a site. What was asked for once comes from memory
 * afterwards, so that a floor tells what the browser needs and not how fast the site is.
 */
export async function serveMirror(base) {
  const pages = new Map();
  const kept = new Map();
  const answerTo = async (incoming) => {
    const page = pages.get(incoming.url);
    if (page) return page;
    const key = JSON.stringify([incoming.url, incoming.headers.accept, incoming.headers['accept-encoding']]);
    if (!kept.has(key)) kept.set(key, ask(base, incoming));
    return kept.get(key);
  };
  const server = createServer((incoming, outgoing) => {
    answerTo(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    /** Serves a document; gives its address. */
    add(path, html) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
      pages.set(path, { status: 200, headers, body: gzipSync(html.replaceAll(base, '')) });
      return origin + path;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
