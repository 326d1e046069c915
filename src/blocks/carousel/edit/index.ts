import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { entriesForm } from '@/editor/block-forms/entries-form';
import { entryChecks } from '@/editor/block-forms/entry-checks';
import { carouselShape, type CarouselData } from '../data';
import { itemsToShow } from '../cards-of';
import { CarouselEdit } from './edit';
import { schema, type CarouselForm } from './schema';

/** A number outside of what can be shown stands in the form as what is shown. */
export const editor = editorWithForm<CarouselData, CarouselForm>({
  schema,
  form: entriesForm('columns', '@id', {
    others: {
      values: (stored) => ({
        ...stored,
        headlineTag: carouselShape.read(stored).headlineTag,
        items_to_show: itemsToShow(stored['items_to_show']),
      }),
      change: (_stored, name, value) => ({ [name]: value }),
    },
  }),
  defaults: () => ({ columns: [], items_to_show: 4 }),
  checks: entryChecks(({ columns }) => columns),
  edit: CarouselEdit,
});
