import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { entriesForm } from '@/editor/block-forms/entries-form';
import { entryChecks } from '@/editor/block-forms/entry-checks';
import type { BlockSchema } from '../../definition';
import type { SliderData } from '../data';
import { listOf } from '../slides-of';
import { alsoFills, SliderEdit } from './edit';
import {
  highlightSchema,
  institutsliderSchema,
  sliderNewSchema,
  sliderSchema,
  type HighlightForm,
} from './schema';

const checks = entryChecks<SliderData>((data) => data[listOf(data)]);

function withSlides<Form extends object>(
  schema: BlockSchema<Form> | ((data: SliderData) => BlockSchema<Form>),
) {
  return editorWithForm<SliderData, Form>({
    schema,
    form: entriesForm('slides', '@id'),
    defaults: () => ({ slides: [] }),
    checks,
    edit: SliderEdit,
  });
}

export const slider = withSlides(sliderSchema);
export const sliderNew = withSlides(sliderNewSchema);
export const institutslider = withSlides(institutsliderSchema);

export const highlightSlider = editorWithForm<SliderData, HighlightForm>({
  schema: highlightSchema,
  form: entriesForm('hrefList', 'id', { alsoFills }),
  defaults: () => ({ hrefList: [] }),
  checks,
  edit: SliderEdit,
});
