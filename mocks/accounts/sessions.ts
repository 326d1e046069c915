import { randomBytes } from 'node:crypto';
import { groupIdsOf, rolesOfUser } from '~mocks/repository/groups';
import type { Repository, RepositoryReader, Role, User, Viewer } from '~mocks/repository/types';
import { endSession, hasEnded } from './ended-sessions';
import { epochOf } from './epoch';
import { readCookie } from '~mocks/http/cookies';
import { sessionCookie } from './cookies';
import type { Claims } from './jwt';
import { signToken, verifyToken } from './jwt';
import { checkPassword, costlyNothing, hashPassword, isPlonesHash } from './password';
import type { FailedLogins } from './failed-logins';
import { browserCookie, knownBrowser } from './known-browsers';
import { areCallsLimited, tooManyRequests } from './limits';
import { networkOf } from './network';

const secretKey = 'jwt-secret';

/** Twelve hours, Plone's default. */
const lifetime = 12 * 60 * 60;

export const anonymous: Viewer = { id: null, roles: ['Anonymous'], groups: [] };

/** The user as a viewer, with the groups and their roles as they are now. */
export function viewerOf(repository: RepositoryReader, user: User): Viewer {
  const roles = new Set<Role>(['Authenticated', ...rolesOfUser(repository, user)]);
  return { id: user.id, roles: [...roles], groups: groupIdsOf(repository, user) };
}

/** Where a request comes from, and when. */
interface Caller {
  /** Network address, by which failed tries are counted. */
  address: string;
  now: number;
  /** Headers of a request that may name a browser with which the account has logged in before. */
  headers?: Headers;
}

/** A caller whose cookie may count: browsers send it along whoever has made them call. */
type CookieCaller = Caller & { readsCookie: boolean };

/** Who is logged in, and how they become so. */
export interface Sessions {
  /** The viewer that a request names by token, basic authentication or, where it counts, cookie; else anonymous. */
  viewerOf(headers: Headers, caller: CookieCaller): Promise<Viewer>;
  /** The user whose password it is; throws 429 when there were too many failed tries from its network or on the account. */
  authenticate(login: string, password: string, caller: Caller): Promise<User | undefined>;
  /** A token for the client, and one for the cookie: of a session that goes on, or else of a new one. */
  open(user: User, now: number, session?: string): Promise<{ token: string; cookie: string }>;
  /** The cookie by which the browser of a login is known at the next one. */
  browserCookie(user: User, caller: Caller & { origin: string }): Promise<string>;
  /** Ends the sessions that a request names by token and by cookie. */
  end(headers: Headers, now: number): Promise<void>;
}

export function createSessions(repository: Repository, failedLogins?: FailedLogins): Sessions {
  /** The cookie's tokens are signed with a key of their own, so neither kind passes for the other. */
  const cookieSecret = (secret: string): string => `${secret}.cookie`;

  async function secret(): Promise<string> {
    const known = repository.setting<string>(secretKey);
    if (known !== undefined) return known;
    return repository.write((transaction, reader) => {
      const made = reader.setting<string>(secretKey) ?? randomBytes(32).toString('hex');
      transaction.setSetting(secretKey, made);
      return made;
    });
  }

  /** Whether neither a logout has ended the session of a token nor something all of the account's. */
  const goesOn = ({ epoch, sid }: Claims, user: User): boolean =>
    (epoch === epochOf(user) || sid === user.keptSession) && !hasEnded(repository, sid);

  function fromToken(token: string | undefined, key: string | undefined, now: number): Viewer | undefined {
    if (token === undefined || key === undefined) return undefined;
    const claims = verifyToken(token, key, now);
    const user = claims && repository.user(claims.sub);
    if (!user || !goesOn(claims, user)) return undefined;
    return { ...viewerOf(repository, user), session: claims.sid };
  }

  /** Those whom a request names by its token and by its cookie. */
  function named(headers: Headers, now: number): { token: Viewer | undefined; cookie: Viewer | undefined } {
    const key = repository.setting<string>(secretKey);
    const [scheme = '', credentials = ''] = (headers.get('authorization') ?? '').split(/\s+/, 2);
    const bearer = /^bearer$/i.test(scheme) ? credentials : undefined;
    const cookie = readCookie(headers, sessionCookie);
    return { token: fromToken(bearer, key, now), cookie: fromToken(cookie, key && cookieSecret(key), now) };
  }

  async function userWith(login: string, password: string): Promise<User | undefined> {
    const user = repository.userByLogin(login);
    // Unknown names cost as much time as known ones.
    const matches = await checkPassword(password, user?.password ?? costlyNothing);
    return matches ? user : undefined;
  }

  /** The account that a login means; one that nobody has is counted like any other. */
  const accountOf = (login: string): string => repository.userByLogin(login)?.id ?? login.slice(0, 200);

  async function authenticate(
    login: string,
    password: string,
    { address, now, headers }: Caller,
  ): Promise<User | undefined> {
    const check = () => userWith(login, password);
    const account = accountOf(login);
    const browser = headers && knownBrowser(headers, account, repository.setting<string>(secretKey), now);
    const attempt =
      failedLogins && areCallsLimited(repository)
        ? await failedLogins.attempt({ network: networkOf(address), account, browser }, now, check)
        : { result: await check() };
    if ('wait' in attempt)
      throw tooManyRequests(attempt.wait, 'Too many failed logins. Please try again later.');
    const user = attempt.result;
    if (user && isPlonesHash(user.password)) await strengthen(user, password);
    return user;
  }

  /** Puts our own hash in the place of an imported one, unless the password was changed meanwhile. */
  async function strengthen({ id, password: weak }: User, password: string): Promise<void> {
    const strong = await hashPassword(password);
    await repository.write((transaction, reader) => {
      const present = reader.user(id);
      if (present?.password === weak) transaction.setUser({ ...present, password: strong });
    });
  }

  async function fromBasic(credentials: string, caller: Caller): Promise<Viewer | undefined> {
    const text = Buffer.from(credentials, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon < 0) return undefined;
    const user = await authenticate(text.slice(0, colon), text.slice(colon + 1), caller);
    return user && viewerOf(repository, user);
  }

  return {
    authenticate,
    async viewerOf(headers, caller) {
      const { token, cookie } = named(headers, caller.now);
      if (token) return token;
      const [scheme = '', credentials = ''] = (headers.get('authorization') ?? '').split(/\s+/, 2);
      if (/^basic$/i.test(scheme)) return (await fromBasic(credentials, caller)) ?? anonymous;
      return (caller.readsCookie ? cookie : undefined) ?? anonymous;
    },
    async browserCookie({ id: account }, { headers, now, origin }) {
      const key = await secret();
      const id = headers && knownBrowser(headers, account, key, now);
      return browserCookie({ account, id }, key, { now, origin });
    },
    async end(headers, now) {
      const { token, cookie } = named(headers, now);
      const ended = [token?.session, cookie?.session].filter((each) => each !== undefined);
      if (ended.length === 0) return;
      const until = now + lifetime * 1000;
      await repository.write((transaction, reader) => {
        for (const session of new Set(ended)) endSession(transaction, reader, session, { now, until });
      });
    },
    async open(user, now, session = randomBytes(12).toString('base64url')) {
      const key = await secret();
      const claims = {
        sub: user.id,
        exp: Math.floor(now / 1000) + lifetime,
        fullname: user.root ? null : user.fullname,
        epoch: epochOf(user),
        sid: session,
      };
      return { token: signToken(claims, key), cookie: signToken(claims, cookieSecret(key)) };
    },
  };
}
