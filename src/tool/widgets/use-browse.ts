import type { LinkField, LinksField, Reference } from '@/forms/schema';
import { useObjectBrowser } from '../object-browser/context';
import { useWordsText } from './words-text';

/** Opens the object browser for a field; undefined where there is none, or nothing may be chosen. */
export function useBrowse(
  field: LinkField | LinksField,
  chosen: readonly Reference[],
  onChosen: (chosen: readonly Reference[]) => void,
): (() => void) | undefined {
  const browse = useObjectBrowser();
  const wordsOf = useWordsText();
  if (!browse || field.isReadOnly) return undefined;
  const { mode, selectableTypes, widget } = field;
  const maximum = field.widget === 'links' ? field.atMost : undefined;
  const request = { title: wordsOf(field.title), mode, chosen, isMultiple: widget === 'links' };
  return () => {
    const limits = { ...(selectableTypes && { selectableTypes }), ...(maximum !== undefined && { maximum }) };
    void browse({ ...request, ...limits }).then((found) => {
      if (found) onChosen(found);
    });
  };
}
