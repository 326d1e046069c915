import { TranslationsPage } from '@/admin/translations/translations-page';
import { comparePages } from '@/editor/translation/compare-pages';

/** Translations are managed with what the editor knows of them. */
export function TranslationsScreen() {
  return <TranslationsPage compare={comparePages} />;
}
