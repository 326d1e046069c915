import { jsonResponse } from '../../http/json';
import { issueTicket } from '../../portal/tickets';
import { urlOf } from '../../serialize/perspective';
import type { Call, Service } from '../call';

async function formTicket(call: Call): Promise<Response> {
  call.limits.count('@form-ticket', call.address, call.now);
  const body = { '@id': `${urlOf(call, call.item)}/@form-ticket`, ticket: await issueTicket(call) };
  return jsonResponse(body, 200, { 'Cache-Control': 'private, no-store' });
}

/** A ticket for one comment of somebody who is not logged in. */
export const formTicketService: Service = { name: '@form-ticket', get: formTicket };
