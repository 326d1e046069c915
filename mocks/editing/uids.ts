import { randomUUID } from 'node:crypto';
import type { Uid } from '../repository/types';

export const newUid = (): Uid => randomUUID().replaceAll('-', '');
