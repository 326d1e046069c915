// Solr beside Plone: its parts from Maven Central, the core of `deploy/solr/`, on loopback alone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { siteId } from './api.mjs';
import { noteDone, readState } from './data-folder.mjs';
import { StartError } from './failure.mjs';
import { admin } from './instance.mjs';
import { runLogged } from './run.mjs';
import { untilLeft } from './until-left.mjs';

const deployed = join(root, 'deploy/solr');
const heap = '256m';
const startLimit = 120_000;

/** The release whose compiler makes what every later one runs. */
const oldestJava = 17;

async function javaRelease(log) {
  const { code, last } = await runLogged('java', ['-version'], { log });
  return code === 0 ? Number(/version "(\d+)/.exec(last)?.[1] ?? 0) : 0;
}

async function check(program, log) {
  return (await runLogged(program, ['-version'], { log })).code === 0;
}

async function digestOfProgram() {
  const hash = createHash('sha256');
  for (const name of ['pom.xml', 'SolrServer.java']) hash.update(await readFile(join(deployed, name)));
  return hash.digest('hex');
}

/** Fetches and builds what is not there yet; without Java or Maven it says what is missing. */
export async function ensureSolr(places, print = console.log) {
  const { solr, installLog: log } = places;
  if ((await javaRelease(log)) < oldestJava)
    throw new StartError(
      `Solr needs Java ${oldestJava} or newer (on Debian the package default-jdk-headless).`,
    );
  const note = join(solr, 'digest');
  const digest = await digestOfProgram();
  if ((await readFile(note, 'utf8').catch(() => '')) === digest) return;
  if (!(await check('javac', log)) || !(await check('mvn', log)))
    throw new StartError(
      'Solr is built with javac and Maven (on Debian the packages default-jdk-headless and maven).',
    );
  print('Installing Solr; at the first time this takes some minutes …');
  await rm(solr, { recursive: true, force: true });
  await mkdir(solr, { recursive: true });
  const lib = join(solr, 'lib');
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies';
  const options = ['-q', '-B', '-f', join(deployed, 'pom.xml'), goal];
  const fetched = await runLogged('mvn', [...options, '-DincludeScope=runtime', `-DoutputDirectory=${lib}`], {
    log,
  });
  if (fetched.code !== 0) throw new StartError(`Maven cannot fetch Solr. More in ${log}.`);
  const source = join(deployed, 'SolrServer.java');
  const compiled = await runLogged('javac', ['-cp', `${lib}/*`, '-d', join(solr, 'classes'), source], {
    log,
  });
  if (compiled.code !== 0) throw new StartError(`Solr cannot be built. More in ${log}.`);
  await writeFile(note, digest);
}

async function waitForAnswer(address, solr) {
  const end = Date.now() + startLimit;
  while (Date.now() < end && !solr.ended) {
    const answer = await fetch(`${address}/select?q=*:*&rows=0`, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Starts Solr on the port with the index of this data folder, and resolves when it answers. It ends with this process. */
export async function startSolr(places, port) {
  // The core's configuration is that of this version; its index stays.
  await cp(join(deployed, 'home'), places.solrHome, { recursive: true });
  const output = createWriteStream(places.solrLog, { flags: 'a' });
  const server = [
    'java',
    `-Xmx${heap}`,
    '-XX:+UseSerialGC',
    `-Dlog4j2.configurationFile=file:${join(deployed, 'log4j2.xml')}`,
    `-Dsolr.log.dir=${places.data}`,
    '-cp',
    `${join(places.solr, 'classes')}:${join(places.solr, 'lib')}/*`,
    'SolrServer',
    places.solrHome,
    String(port),
  ];
  const child = spawn('sh', ['-c', untilLeft('TERM'), 'sh', ...server], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const address = `http://127.0.0.1:${port}/solr/plone`;
  const solr = { address, port, ended: false };
  solr.end = new Promise((resolve) => {
    child.once('close', () => {
      solr.ended = true;
      output.end();
      resolve();
    });
  });
  solr.stop = async () => {
    child.stdin.end();
    await solr.end;
  };
  if (await waitForAnswer(address, solr)) return solr;
  await solr.stop();
  throw new StartError(`Solr does not start; it says why in ${places.solrLog}.`);
}

/** What a Plone has to know of it at each start. */
export const environmentOf = ({ port }) => ({
  COLLECTIVE_SOLR_HOST: '127.0.0.1',
  COLLECTIVE_SOLR_PORT: String(port),
});

/** Installs in the site what asks Solr, and fills Solr with its content, once. */
export async function activateSolr(places, origin, { address }, print = console.log) {
  if ((await readState(places)).solr) return;
  print('Filling Solr …');
  const script = join(deployed, 'activate.mjs');
  const { code, last } = await runLogged(
    process.execPath,
    [script, '--api', `${origin}/${siteId}`, '--solr', address, '--login', admin.name],
    { log: places.log, env: { PORTAL_PASSWORD: admin.password } },
  );
  if (code !== 0) throw new StartError(`Solr cannot be filled: ${last.trim().split('\n').at(-1)}`);
  await noteDone(places, { solr: true });
}
