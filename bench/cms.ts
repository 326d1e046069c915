import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCms } from '../mocks/cms';
import { createRepository } from '../mocks/repository/store/repository';
import type { Repository } from '../mocks/repository/types';
import { createDiskStorage } from '../mocks/storage/disk';
import type { ApiWrite } from './api-writes';
import { apiWrites } from './api-writes';
import type { Figures } from './measure';
import { inTurns } from './measure';
import { extraPage, frequentWord, rareWord, syntheticItems } from './synthetic-items';

export interface CmsBenchOptions {
  small?: number;
  large?: number;
  rounds?: number;
  /** Requests in each round. */
  runs?: number;
}

export interface BenchRow {
  what: string;
  unit: string;
  small: number;
  large: number;
  ratio: number;
  /** The most that the aim allows: a ratio, for the start seconds at the large size. */
  aim: string;
  /** What the machine needs for the bare minimum of the same, at the large size. */
  floor: number;
}

interface Subject {
  folder: string;
  repository: Repository;
  startSeconds: number;
  /** The first search right after a start, which has to take in all texts. */
  firstSearchSeconds: number;
  parseSeconds: number;
  /** Bytes that the loaded repository takes in memory. */
  memory: number;
  journalBytes: number;
  get(path: string): Promise<string>;
}

/** Measures the embedded CMS at two sizes, with the names of the rows that miss their aim. */
export async function runCmsBench(
  options: CmsBenchOptions = {},
): Promise<{ rows: BenchRow[]; failures: string[] }> {
  const { small = 250, large = 20_000, rounds = 30, runs = 40 } = options;
  const subjects = [await prepare(small), await prepare(large)] as const;
  try {
    return await measure(subjects, { rounds, runs }, Math.min(small, large));
  } finally {
    for (const { repository, folder } of subjects) {
      await repository.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
}

async function prepare(count: number): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bench-'));
  const filling = await createRepository(createDiskStorage(folder));
  await filling.write((transaction, { root }) => {
    for (const item of syntheticItems(root, count)) transaction.put(item);
  });
  await filling.close();
  const first = await openTimed(folder);
  await first.repository.close();
  const before = usedMemory();
  const { repository, seconds } = await openTimed(folder);
  const { size: journalBytes } = await stat(join(folder, 'journal'));
  const startSeconds = Math.min(first.seconds, seconds);
  const firstSearchSeconds = timedSearch(repository);
  const memory = usedMemory() - before;
  const cms = createCms({ repository, rateLimits: false });
  const get = async (path: string): Promise<string> => {
    const request = new Request(`http://localhost:3000/++api++${path}`, {
      headers: { Accept: 'application/json' },
    });
    const response = await cms.fetch(request);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return response.text();
  };
  return {
    folder,
    repository,
    startSeconds,
    firstSearchSeconds,
    memory,
    journalBytes,
    parseSeconds: await parseSeconds(folder),
    get,
  };
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Heap and buffers in use, once what is no longer needed is thrown away. */
function usedMemory(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function openTimed(folder: string): Promise<{ repository: Repository; seconds: number }> {
  const start = performance.now();
  const repository = await createRepository(createDiskStorage(folder));
  return { repository, seconds: (performance.now() - start) / 1000 };
}

function timedSearch(repository: Repository): number {
  const start = performance.now();
  repository.search(
    { criteria: [], text: rareWord, includeInactive: true, start: 0, size: 2 },
    { id: null, roles: ['Manager'], groups: [] },
  );
  return (performance.now() - start) / 1000;
}

/** The floor of a start: reading the journal and parsing its lines. */
async function parseSeconds(folder: string): Promise<number> {
  const start = performance.now();
  for (const line of (await readFile(join(folder, 'journal'), 'utf8')).split('\n')) {
    if (line.startsWith('["items"')) JSON.parse(line);
  }
  return (performance.now() - start) / 1000;
}

async function measure(
  subjects: readonly [Subject, Subject],
  turns: { rounds: number; runs: number },
  pages: number,
): Promise<{ rows: BenchRow[]; failures: string[] }> {
  const rows = startRows(subjects);
  const ask = async (pathOf: (number: number) => string): Promise<Figures[]> => {
    const body = await subjects[1].get(pathOf(0));
    return inTurns(
      [
        ...subjects.map(
          ({ get }) =>
            (number: number) =>
              get(pathOf(number)),
        ),
        () => bareAnswer(body),
      ],
      turns,
    );
  };
  const page = await ask((number) => pagePath(number % pages));
  rows.push(row('content GET, p95', 'ms', page, 'p95', 1.5));
  rows.push(perSecond('content GET', page));
  const section = await ask(
    () => '/de/sections/section-0/@search?path.depth=1&sort_on=getObjPositionInParent',
  );
  rows.push(row('one-level listing of 25', 'ms', section, 'mean', 1.5));
  const large = await ask(() => '/de/large/@search?path.depth=1&sort_on=getObjPositionInParent');
  rows.push(row('one-level listing of half of all', 'ms', large, 'mean', 1.5));
  rows.push(
    row('search, two finds', 'ms', await ask(() => `/@search?SearchableText=${rareWord}`), 'mean', 3),
  );
  const frequent = await ask(() => `/@search?SearchableText=${frequentWord}&b_size=2`);
  rows.push(row('search, 1 % of all found, first 2', 'ms', frequent, 'mean', 3));
  const solr = await ask(() => `/@solr?q=${frequentWord}&rows=10&path_prefix=/de`);
  rows.push(row('@solr, 1 % of all found, first 10', 'ms', solr, 'mean', 10));
  rows.push(perSecond('search, 1 % of all found', frequent, 3));
  rows.push(row('durable write', 'ms', await writes(subjects, turns), 'mean', 2));
  for (const { what, figures } of await writesOverApi(subjects, turns)) {
    rows.push(row(`${what}, p95`, 'ms', figures, 'p95', 3));
    rows.push(perSecond(what, figures, 3));
  }
  rows.push(memoryRow(subjects));
  return { rows, failures: failuresOf(rows) };
}

function pagePath(number: number): string {
  const visible = number % 20 === 7 ? number + 1 : number;
  return visible % 2 === 1
    ? `/de/large/page-${visible}`
    : `/de/sections/section-${Math.floor(visible / 50)}/page-${visible}`;
}

async function bareAnswer(body: string): Promise<void> {
  const request = new Request('http://localhost:3000/', { headers: { Accept: 'application/json' } });
  const response = new Response(JSON.stringify(JSON.parse(body)), { headers: request.headers });
  await response.text();
}

async function writes(
  subjects: readonly [Subject, Subject],
  { rounds, runs }: { rounds: number; runs: number },
): Promise<Figures[]> {
  let next = 0;
  const path = join(subjects[1].folder, 'floor');
  const floor = await open(path, 'a');
  const bytes = Buffer.from(JSON.stringify(extraPage(0)));
  const write = ({ repository }: Subject) => {
    next += 1;
    const item = extraPage(100_000 + next);
    return repository.write((transaction) => transaction.put(item));
  };
  const figures = await inTurns(
    [
      ...subjects.map((subject) => () => write(subject)),
      async () => {
        await floor.write(bytes);
        await floor.datasync();
      },
    ],
    { rounds, runs: Math.ceil(runs / 2) },
  );
  await floor.close();
  await rm(path);
  return figures;
}

/** An editor's writes through the whole API; the floor is the bare write to the disk. */
async function writesOverApi(
  subjects: readonly [Subject, Subject],
  { rounds, runs }: { rounds: number; runs: number },
): Promise<{ what: string; figures: Figures[] }[]> {
  const turns = { rounds: Math.ceil(rounds / 3), runs: Math.ceil(runs / 2) };
  // One round more than is counted warms up.
  const calls = turns.runs * (turns.rounds + 1);
  const sets: ApiWrite[][] = [];
  for (const { repository } of subjects) sets.push(await apiWrites(repository, calls));
  const path = join(subjects[1].folder, 'floor');
  const floor = await open(path, 'a');
  const bytes = Buffer.from(JSON.stringify(extraPage(0)));
  const found: { what: string; figures: Figures[] }[] = [];
  for (const [at, { what }] of (sets[0] ?? []).entries()) {
    const counted = sets.map((writes) => {
      let next = 0;
      return () => writes[at]?.run(next++);
    });
    const bare = async () => {
      await floor.write(bytes);
      await floor.datasync();
    };
    found.push({ what, figures: await inTurns([...counted, bare], turns) });
  }
  await floor.close();
  await rm(path);
  return found;
}

/** What the loaded content takes at each size; the floor is what its journal takes on the disk. */
function memoryRow([small, large]: readonly [Subject, Subject]): BenchRow {
  const megabytes = (bytes: number): number => bytes / 1024 / 1024;
  return {
    what: 'memory of the content',
    unit: 'MB',
    small: megabytes(small.memory),
    large: megabytes(large.memory),
    ratio: large.memory / small.memory,
    aim: '≤ 80',
    floor: megabytes(large.journalBytes),
  };
}

function startRows([small, large]: readonly [Subject, Subject]): BenchRow[] {
  const seconds = (what: string, of: 'startSeconds' | 'firstSearchSeconds'): BenchRow => ({
    what,
    unit: 's',
    small: small[of],
    large: large[of],
    ratio: large[of] / small[of],
    aim: '≤ 10 s',
    floor: large.parseSeconds,
  });
  return [seconds('start', 'startSeconds'), seconds('first search at once', 'firstSearchSeconds')];
}

function row(what: string, unit: string, figures: Figures[], of: keyof Figures, aim: number): BenchRow {
  const [small = NaN, large = NaN, floor = NaN] = figures.map((figure) => figure[of]);
  return { what, unit, small, large, ratio: large / small, aim: `≤ ${aim}`, floor };
}

/** Requests a second: there the small size over the large one is how many times slower it is. */
function perSecond(what: string, figures: Figures[], aim = 1.5): BenchRow {
  const [small = NaN, large = NaN, floor = NaN] = figures.map(({ mean }) => 1000 / mean);
  return { what, unit: '1/s', small, large, ratio: small / large, aim: `≤ ${aim}`, floor };
}

function failuresOf(rows: readonly BenchRow[]): string[] {
  return rows.flatMap(({ what, ratio, aim, large }) => {
    const limit = Number(/[\d.]+/.exec(aim)?.[0]);
    const reached = aim.endsWith('s') ? large : ratio;
    return reached <= limit ? [] : [`${what}: ${reached.toFixed(2)}, aim ${aim}`];
  });
}
