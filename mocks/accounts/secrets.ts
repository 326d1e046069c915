import { randomBytes } from 'node:crypto';
import type { Repository, RepositoryReader } from '~mocks/repository/types';

interface Keeper {
  repository: RepositoryReader;
  write: Repository['write'];
}

/** The secret of this name; made when it is first asked for, the same ever after. */
export async function secretOf({ repository, write }: Keeper, name: string): Promise<string> {
  const key = `${name}-secret`;
  const known = repository.setting<string>(key);
  if (known !== undefined) return known;
  return write((transaction, reader) => {
    const made = reader.setting<string>(key) ?? randomBytes(32).toString('hex');
    transaction.setSetting(key, made);
    return made;
  });
}
