import { entriesOf } from '@/editor/block-forms/entries-form';
import { fieldMessages } from '@/editor/block-forms/messages';
import {
  buttonFields,
  entryFields,
  headTitleField,
  newTabField,
  slideMessages,
} from '@/editor/block-forms/slide-fields';
import type { ObjectsField } from '@/forms/schema';
import type { BlockSchema } from '../../definition';

interface Slide {
  href: unknown;
  title: string;
  description: string;
  preview_image: unknown;
}
type NamedSlide = Slide & { head_title: string; openLinkInNewTab: boolean };

const list = { widget: 'objects', title: slideMessages.slides, item: slideMessages.slide } as const;
const slides = { ...list, ...entriesOf('slides', '@id') } as const;
const { href, ...words } = entryFields;

const namedSlides: ObjectsField<NamedSlide> = {
  ...slides,
  fields: { href, ...headTitleField, ...words, ...newTabField },
};

type ButtonSlide = NamedSlide & {
  buttonText: string;
  hideButton: boolean;
  flagAlign: 'left' | 'center' | 'right' | '';
};
const buttonSlides: ObjectsField<ButtonSlide> = {
  ...slides,
  fields: { ...namedSlides.fields, ...buttonFields },
};

interface SliderForm {
  slides: readonly ButtonSlide[];
  variation: 'default' | 'simple';
  autoplayEnabled: boolean;
  autoplayDelay: number | null;
  autoplayJump: boolean;
}

/** How the slides go on by themselves is asked for once they do. */
export const sliderSchema = (data: { autoplayEnabled?: boolean | undefined }): BlockSchema<SliderForm> => ({
  fields: {
    slides: buttonSlides,
    variation: {
      widget: 'choice',
      title: fieldMessages.variation,
      isRequired: true,
      choices: [
        { value: 'default', title: slideMessages.onPicture },
        { value: 'simple', title: slideMessages.besidePicture },
      ],
    },
    autoplayEnabled: { widget: 'boolean', title: slideMessages.autoplayEnabled },
    autoplayDelay: {
      widget: 'number',
      title: slideMessages.autoplayDelay,
      minimum: 1000,
      isWhole: true,
    },
    autoplayJump: { widget: 'boolean', title: slideMessages.autoplayJump },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['slides', 'variation'] },
    {
      id: 'autoplay',
      title: slideMessages.autoplay,
      fields:
        data.autoplayEnabled === true
          ? ['autoplayEnabled', 'autoplayDelay', 'autoplayJump']
          : ['autoplayEnabled'],
    },
  ],
});

export const sliderNewSchema: BlockSchema<{ slides: readonly NamedSlide[] }> = {
  fields: { slides: namedSlides },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['slides'] }],
};

export const institutsliderSchema: BlockSchema<{ title: string; slides: readonly Slide[] }> = {
  fields: {
    title: { widget: 'text', title: fieldMessages.headline },
    slides: { ...slides, fields: entryFields },
  },
  fieldsets: [{ id: 'default', title: fieldMessages.settings, fields: ['title', 'slides'] }],
};

/** What the entries of `hrefList` take of their targets beside the words of every slide. */
export const alsoFills = ['nav_title'];

interface HighlightForm {
  headline: string;
  enableGradient: boolean;
  hrefList: readonly (Slide & { nav_title: string })[];
}

export const highlightSchema: BlockSchema<HighlightForm> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    enableGradient: { widget: 'boolean', title: slideMessages.gradient },
    hrefList: {
      ...list,
      ...entriesOf('hrefList', 'id', alsoFills),
      fields: { href, nav_title: { widget: 'text', title: slideMessages.navTitle }, ...words },
    },
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['headline', 'hrefList'] },
    { id: 'look', title: fieldMessages.look, fields: ['enableGradient'] },
  ],
};
