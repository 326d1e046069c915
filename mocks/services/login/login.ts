import { readJson } from '~mocks/http/body';
import { clearSessionCookie, setSessionCookie } from '~mocks/accounts/cookies';
import { serviceError } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { Call, Service } from '../shared/call';

/** A token for the client, Plone's own cookie for images and downloads, and one by which the browser is known. */
async function login(call: Call): Promise<Response> {
  const body = await readJson(call.request);
  const { login: name, password } = body;
  if (name === undefined || password === undefined)
    throw serviceError(400, 'Missing credentials', 'Login and password must be provided in body.');
  const isText = typeof name === 'string' && typeof password === 'string';
  const { headers } = call.request;
  const caller = { address: call.address, now: call.now, headers };
  const user = isText ? await call.sessions.authenticate(name, password, caller) : undefined;
  if (!user) throw serviceError(401, 'Invalid credentials', 'Wrong login and/or password.');
  const { token, cookie } = await call.sessions.open(user, call.now);
  const response = jsonResponse({ token }, 200, { 'Set-Cookie': setSessionCookie(cookie, call.base) });
  const browser = await call.sessions.browserCookie(user, { ...caller, origin: call.base });
  response.headers.append('Set-Cookie', browser);
  return response;
}

export const loginService: Service = {
  name: '@login',
  rootOnly: true,
  isPublic: true,
  get: () => ({ options: [] }),
  post: login,
};

async function renew(call: Call): Promise<unknown> {
  const user = call.viewer.id === null ? undefined : call.repository.user(call.viewer.id);
  if (!user)
    throw serviceError(
      401,
      'Invalid or expired authentication token',
      'The authentication token is invalid or expired.',
    );
  const { token } = await call.sessions.open(user, call.now, call.viewer.session);
  return { token };
}

export const loginRenewService: Service = {
  name: '@login-renew',
  rootOnly: true,
  isPublic: true,
  post: renew,
};

/** Ends the session with all its tokens; visitors lose a left-over cookie. */
async function logout(call: Call): Promise<Response> {
  await call.sessions.end(call.request.headers, call.now);
  return emptyResponse(204, { 'Set-Cookie': clearSessionCookie(call.base) });
}

export const logoutService: Service = {
  name: '@logout',
  rootOnly: true,
  isPublic: true,
  post: logout,
};
