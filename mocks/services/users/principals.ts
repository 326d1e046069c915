import { badRequest } from '~mocks/http/failure';
import { findGroups, findUsers } from '~mocks/accounts/search';
import { groupSummary, userSummary } from '~mocks/content/serialize/principals';
import type { Call, Service } from '../shared/call';
import { requireOnSite } from './permission';

function get(call: Call): unknown {
  const { repository, viewer, parameters } = call;
  requireOnSite(repository, viewer, 'Manage portal');
  const search = parameters.first('search');
  if (!search) throw badRequest('Required "search" parameter is missing.');
  return {
    users: findUsers(repository, search).map((user) => userSummary(call, user)),
    groups: findGroups(repository, search, { byTitle: true }).map((group) => groupSummary(call, group)),
  };
}

export const principalsService: Service = { name: '@principals', rootOnly: true, get };
