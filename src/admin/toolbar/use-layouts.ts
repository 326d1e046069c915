import { getTypeSchema } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, isSettled } from '@/lib/remote';
import { list, record, text } from '@/lib/shape';
import { useRemote } from '@/state/use-remote';

const shape = record({ layouts: list(text()) });

/** The layouts in which a page of its type can be shown; undefined until they are known, none where it may not be edited. */
export function useLayouts({ path, type, may }: PageFacts): readonly string[] | undefined {
  const language = useLanguage();
  const mayEdit = may('edit');
  const { remote } = useRemote(mayEdit ? `${path} ${type} ${language}` : null, async (signal) =>
    shape.read(await getTypeSchema(path, type, { language, signal })),
  );
  if (mayEdit && !isSettled(remote)) return undefined;
  return (dataOf(remote)?.layouts ?? []).filter((each) => each !== '');
}
