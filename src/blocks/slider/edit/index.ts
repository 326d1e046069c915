import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { entriesForm } from '@/editor/block-forms/entries-form';
import type { BlockSchema } from '../../definition';
import type { SliderData } from '../data';
import { alsoFills, SliderEdit } from './edit';
import {
  highlightSchema,
  institutsliderSchema,
  sliderNewSchema,
  sliderSchema,
  type HighlightForm,
} from './schema';

function withSlides<Form extends object>(
  schema: BlockSchema<Form> | ((data: SliderData) => BlockSchema<Form>),
) {
  return editorWithForm<SliderData, Form>({
    schema,
    form: entriesForm('slides', '@id'),
    defaults: () => ({ slides: [] }),
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
  edit: SliderEdit,
});
