import { cancelCheckOut, checkIn, checkOut } from '~mocks/content/editing/working-copies';
import { unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import { workingCopyInfo } from '~mocks/content/serialize/working-copy';
import type { Call, Service } from '../shared/call';
import { presentItem } from '~mocks/content/editing/present-item';

type Work<T> = (call: Call, transaction: Transaction, reader: RepositoryReader, item: Item) => T;

function change<T>(call: Call, work: Work<T>): Promise<T> {
  return call.write((transaction, reader) => {
    const item = presentItem(reader, call.item);
    if (!reader.can(call.viewer, 'Check out content', item)) throw unauthorized();
    return work(call, transaction, reader, item);
  });
}

export const workingCopyService: Service = {
  name: '@workingcopy',
  get: (call) => workingCopyInfo(call, call.item),
  async post(call) {
    const copy = await change(call, checkOut);
    return jsonResponse({ '@id': urlOf(call, copy) }, 201, { Location: urlOf(call, call.item) });
  },
  patch: (call) => change(call, checkIn),
  delete: (call) => change(call, cancelCheckOut),
};
