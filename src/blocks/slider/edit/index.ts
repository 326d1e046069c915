import { entryChecks } from '@/editor/block-forms/entry-checks';
import type { BlockEditor, BlockSchema } from '../../definition';
import type { SliderData } from '../data';
import { listOf } from '../slides-of';
import { SliderEdit } from './edit';
import { highlightSchema, institutsliderSchema, sliderNewSchema, sliderSchema } from './schema';

const checks = entryChecks<SliderData>((data) => data[listOf(data)]);

function withSlides<Form extends object>(
  schema: BlockSchema<Form> | ((data: SliderData) => BlockSchema<Form>),
): BlockEditor<SliderData, Form> {
  return {
    schema,
    defaults: () => ({ slides: [] }),
    checks,
    edit: SliderEdit,
  };
}

export const slider = withSlides(sliderSchema);
export const sliderNew = withSlides(sliderNewSchema);
export const institutslider = withSlides(institutsliderSchema);

export const highlightSlider: BlockEditor<SliderData> = {
  schema: highlightSchema,
  defaults: () => ({ hrefList: [] }),
  checks,
  edit: SliderEdit,
};
