import type { Publication } from '@/api/publications';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { mimeLabel } from '@/lib/mime-label';

/** A publication in one line: what it is, and its file. */
export function PublicationFacts({ of: { description, file } }: { of: Publication }) {
  const language = useLanguage();
  const size = file?.size === undefined ? '' : fileSize(file.size, language);
  const stored = file ? [mimeLabel(file['content-type']), size].filter(Boolean).join(', ') : '';
  const facts = [description, stored].filter(Boolean).join(' · ');
  return facts === '' ? null : <p className="meta">{facts}</p>;
}
