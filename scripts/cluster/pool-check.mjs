// What nginx sends to another Plone, held against Plones that only count.
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startPool } from '../deploy/stack.mjs';
import { freePort } from '../serve.mjs';

/** Takes each call whole and ends the connection without an answer, as what is killed over its work. */
async function startDying() {
  let taken = 0;
  const server = createServer((request) => {
    request.resume().once('end', () => {
      taken += 1;
      request.socket.destroy();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    site: `http://127.0.0.1:${server.address().port}/Plone`,
    taken: () => taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function startLiving(port = 0) {
  let taken = 0;
  const server = createServer((request, response) => {
    taken += 1;
    request.resume().once('end', () => response.end(request.method));
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken: () => taken,
    site: `http://127.0.0.1:${server.address().port}/Plone`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const bodyOf = (method) => (['POST', 'PATCH', 'PUT'].includes(method) ? '{}' : undefined);

const ask = (base, method) =>
  fetch(`${base}/Plone/de`, { method, body: bodyOf(method), signal: AbortSignal.timeout(20_000) });

/** How many Plones a call reaches where each dies of it. */
async function reached(folder, method) {
  const plones = [await startDying(), await startDying()];
  const pool = await startPool(
    folder,
    plones.map(({ site }) => site),
  );
  try {
    const { status } = await ask(pool.base, method);
    return { status, taken: plones.reduce((sum, plone) => sum + plone.taken(), 0) };
  } finally {
    await pool.stop();
    await Promise.all(plones.map((plone) => plone.stop()));
  }
}

/** Statuses of calls one after the other where one of two Plones takes no connection. */
async function besideGone(folder, method) {
  const living = await startLiving();
  const pool = await startPool(folder, [`http://127.0.0.1:${await freePort()}/Plone`, living.site]);
  try {
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await ask(pool.base, method)).status);
    return statuses;
  } finally {
    await pool.stop();
    await living.stop();
  }
}

/** Whether a Plone that was left out is asked again within half a minute of its return. */
async function isTakenBack(folder) {
  const port = await freePort();
  const plones = [await startLiving()];
  const pool = await startPool(folder, [plones[0].site, `http://127.0.0.1:${port}/Plone`]);
  try {
    for (let call = 0; call < 4; call += 1) await ask(pool.base, 'GET');
    plones.push(await startLiving(port));
    for (let calls = 0; calls < 300 && plones[1].taken() === 0; calls += 1) {
      await ask(pool.base, 'GET');
      await setTimeout(100);
    }
    return plones[1].taken() > 0;
  } finally {
    await pool.stop();
    await Promise.all(plones.map((plone) => plone.stop()));
  }
}

const expected = { GET: 2, HEAD: 2, POST: 1, PATCH: 1, PUT: 1, DELETE: 1 };

/** A call that may have reached a Plone goes to another only where it reads; one that cannot have does. */
export async function checkPool(check, folder) {
  for (const [method, times] of Object.entries(expected)) {
    const seen = await reached(folder, method);
    check(
      `a ${method} that a Plone dies of reaches ${times} of two, and is told as failed`,
      seen.taken === times && seen.status === 502,
      seen,
    );
  }
  for (const method of ['GET', 'POST', 'PATCH']) {
    const statuses = await besideGone(folder, method);
    check(
      `no ${method} fails where a Plone takes no connection`,
      statuses.every((status) => status === 200),
      statuses,
    );
  }
  check('a Plone that is there again is asked again', await isTakenBack(folder), 'left out');
}
