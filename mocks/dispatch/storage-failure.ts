import { Failure } from '~mocks/http/failure';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EFBIG: 'The disk is full',
  EROFS: 'The data folder cannot be written',
  EACCES: 'The data folder cannot be written',
  EPERM: 'The data folder cannot be written',
  EIO: 'The disk cannot be used',
};

/** A write that the disk refused, told without the server's paths; undefined for every other error. */
export function storageFailure(error: unknown): Failure | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  return reason === undefined ? undefined : new Failure(500, 'StorageError', `${reason}: nothing was saved.`);
}
