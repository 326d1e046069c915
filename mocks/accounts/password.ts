import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What one guess costs. */
export interface HashCost {
  N: number;
  r: number;
  p: number;
}

/** The least that OWASP recommends where a guess may take 32 MB: from there on, the system has the memory back at once. */
const defaultCost: HashCost = { N: 32768, r: 8, p: 3 };
const mostMemory = 64 * 1024 * 1024;
const saltLength = 16;
const keyLength = 32;

function stored({ N, r, p }: HashCost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Fits no password, and takes as long to find out as a real one. */
export const costlyNothing = stored(defaultCost, Buffer.alloc(saltLength), Buffer.alloc(keyLength));

/** Of the process, not of a site: all sites share its memory and threads. */
let last: Promise<unknown> = Promise.resolve();

/** One at a time: each takes its memory and one of the few threads that read and write files. */
function derive(password: string, salt: Buffer, options: HashCost, length: number): Promise<Buffer> {
  const derived = last.then(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, length, { ...options, maxmem: mostMemory }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
  last = derived.catch(() => undefined);
  return derived;
}

/** Stored form of a password: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(saltLength);
  return stored(cost, salt, await derive(password, salt, cost, keyLength));
}

const plonesHash = /^\{(?<scheme>SSHA|SHA|SHA256)\}(?<digest>[A-Za-z0-9+/=_-]+)$/;

/** Whether this is a hash as Plone writes it, which a user from an export has until the first login. */
export const isPlonesHash = (hash: string): boolean => plonesHash.test(hash);

/** SHA-1 followed by its salt, SHA-1 alone, both in base64, or SHA-256 in hex. */
function checkPlonesHash(password: string, hash: string): boolean {
  const { scheme, digest = '' } = plonesHash.exec(hash)?.groups ?? {};
  const isHex = scheme === 'SHA256';
  const bytes = Buffer.from(digest, isHex ? 'hex' : 'base64');
  const length = isHex ? 32 : 20;
  const salt = scheme === 'SSHA' ? bytes.subarray(length) : Buffer.alloc(0);
  const expected = scheme === 'SSHA' ? bytes.subarray(0, length) : bytes;
  const given = createHash(isHex ? 'sha256' : 'sha1')
    .update(password)
    .update(salt)
    .digest();
  return expected.length === length && timingSafeEqual(given, expected);
}

/** Whether the password is the one that was stored. */
export async function checkPassword(password: string, hash: string): Promise<boolean> {
  if (isPlonesHash(hash)) {
    const matches = checkPlonesHash(password, hash);
    // Costs as much time as any other guess.
    await checkPassword(password, costlyNothing);
    return matches;
  }
  const [scheme, N, r, p, salt, key] = hash.split('$');
  const expected = Buffer.from(key ?? '', 'base64');
  if (scheme !== 'scrypt' || salt === undefined || expected.length !== keyLength) return false;
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64'), options, keyLength);
  return timingSafeEqual(given, expected);
}
