import { jsonResponse } from '~mocks/http/json';
import { issueTicket } from '../shared/tickets';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';

async function formTicket(call: Call): Promise<Response> {
  call.limits.count('@form-ticket', call.address, call.now);
  const body = { '@id': `${urlOf(call, call.item)}/@form-ticket`, ticket: await issueTicket(call) };
  return jsonResponse(body, 200, { 'Cache-Control': 'private, no-store' });
}

/** A ticket for one comment of somebody who is not logged in. */
export const formTicketService: Service = { name: '@form-ticket', get: formTicket };
