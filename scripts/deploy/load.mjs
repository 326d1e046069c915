import { Agent, get } from 'node:http';

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

const ask = (url, agent, host) =>
  new Promise((resolve, reject) => {
    get(
      url,
      {
        agent,
        headers: {
          Host: host,
          Accept: 'application/json',
          'Accept-Language': 'de',
          'Accept-Encoding': 'gzip',
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', reject);
      },
    ).once('error', reject);
  });

/**
 * Views pages at a rate a second for some seconds, whether the ones before have ended or not; each asks for all of `paths`
 * of its turn, one after the other, as a first visit does. Gives milliseconds for a call.
 */
export async function viewPages(base, views, { host, rate, seconds }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times = [];
  let failed = 0;
  const view = async (paths) => {
    for (const path of paths) {
      const started = performance.now();
      const status = await ask(base + path, agent, host).catch(() => 0);
      times.push(performance.now() - started);
      if (status !== 200) failed += 1;
    }
  };
  const running = [];
  const started = performance.now();
  for (let count = 0; count < rate * seconds; count += 1) {
    const wait = started + (count * 1000) / rate - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(view(views[count % views.length]));
  }
  await Promise.all(running);
  const lasted = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((one, other) => one - other);
  return {
    rate: running.length / lasted,
    calls: times.length,
    failed,
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    most: times.at(-1),
  };
}
