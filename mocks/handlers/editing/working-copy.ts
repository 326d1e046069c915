import { cancelCheckOut, checkIn, checkOut } from '../../editing/working-copies';
import { unauthorized } from '../../http/failure';
import { jsonResponse } from '../../http/json';
import type { Item, RepositoryReader, Transaction } from '../../repository/types';
import { urlOf } from '../../serialize/perspective';
import { workingCopyInfo } from '../../serialize/working-copy';
import type { Call, Service } from '../call';
import { presentItem } from '../../editing/present-item';

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
