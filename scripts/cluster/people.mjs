import { callPlone, siteId } from '../plone/api.mjs';
import { openSession } from '../deploy/backup-check.mjs';

export const password = 'Portal-Probe-2026';

export const asManager = (site, method, path, body) =>
  callPlone(new URL(site).origin, method, `/${siteId}/++api++${path}`, body);

/** New users who may write everywhere; each with a session. */
export async function makeEditors(site, count) {
  const editors = [];
  for (let index = 0; index < count; index += 1) {
    const login = `redaktion${index}`;
    const user = {
      username: login,
      email: `${login}@example.org`,
      password,
      roles: ['Member', 'Contributor', 'Editor'],
    };
    await asManager(site, 'POST', '/@users', user);
    editors.push({ login, headers: { Authorization: await openSession(site, login, password) } });
  }
  return editors;
}
