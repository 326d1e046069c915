import { isRecord } from '@/lib/text';
import { isPlain } from '@/tool/object-browser/places';
import { ledgerForm, type UploadLedger } from './ledger';

/** What lies beside a page is no more than a person uploads. */
const mostLoose = 500;

/** Content of the site below its root: all else is nobody's upload. */
const isContent = (path: unknown): path is string =>
  typeof path === 'string' && path !== '' && isPlain(path) && !path.includes('/@');

/** The uploads that were remembered; undefined where they have another form. */
export function readLedger(stored: unknown): UploadLedger | undefined {
  if (!isRecord(stored) || stored['form'] !== ledgerForm) return undefined;
  const { began, holder, loose } = stored;
  if (typeof began !== 'number' || !Number.isFinite(began) || !Array.isArray(loose)) return undefined;
  return {
    began,
    holder: isContent(holder) ? holder : undefined,
    loose: loose.slice(0, mostLoose).filter(isContent),
  };
}
