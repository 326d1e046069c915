import { randomUUID } from 'node:crypto';
import type { Uid } from '~mocks/repository/types';

export const newUid = (): Uid => randomUUID().replaceAll('-', '');
