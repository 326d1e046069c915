import { createServer, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { gzipSync } from 'node:zlib';

const notPassedOn = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** What a site answers, with the bytes as they came over the line. */
function ask(base, { url, headers }) {
  const send = base.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { headers: { ...headers, host: new URL(base).host } };
    const request = send(new URL(base + url), options, async (answer) => {
      const parts = [];
      try {
        for await (const part of answer) parts.push(part);
      } catch (error) {
        reject(error);
      }
      const kept = Object.entries(answer.headers).filter(([name]) => !notPassedOn.has(name));
      resolve({ status: answer.statusCode, headers: Object.fromEntries(kept), body: Buffer.concat(parts) });
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
  const answerTo = (incoming) => {
    const page = pages.get(incoming.url);
    if (page) return page;
    const key = JSON.stringify([incoming.url, incoming.headers.accept, incoming.headers['accept-encoding']]);
    if (!kept.has(key)) kept.set(key, ask(base, incoming));
    return kept.get(key);
  };
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { status, headers, body } = await answerTo(incoming);
      outgoing.writeHead(status, headers).end(body);
    } catch {
      outgoing.writeHead(502).end();
    }
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
