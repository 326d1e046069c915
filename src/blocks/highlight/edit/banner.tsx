import { FormattedMessage } from 'react-intl';
import { anyText } from '@/components/slate-value/any-text';
import { isEmpty } from '@/components/slate-value/nodes';
import { creditField } from '@/editor/block-forms/credit-field';
import { fieldMessages } from '@/editor/block-forms/messages';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditor, BlockEditProps } from '../../definition';
import { asHighlight, bannerNames, type BannerData } from '../banner-data';
import { BannerView } from '../banner-view';
import { messages } from './messages';

type Stored = Readonly<Record<string, unknown>>;

interface Form {
  title: string;
  alt: string;
  credit: string;
  text: string;
  additionalText: string;
  description: string;
  picture: unknown;
  target: unknown;
  buttonText: string;
}

/** The name under which a banner stores its picture or its target. */
const nameOf = (stored: Stored, kind: keyof typeof bannerNames): string =>
  bannerNames[kind].find((name) => Object.hasOwn(stored, name)) ?? bannerNames[kind][0];

const storedByKind = (kind: keyof typeof bannerNames) => ({
  read: (stored: Stored) => stored[nameOf(stored, kind)],
  write: (stored: Stored, value: unknown) => ({ [nameOf(stored, kind)]: value }),
});
const named = { picture: storedByKind('picture'), target: storedByKind('target') };

function BannerEdit({ id, data, position }: BlockEditProps<BannerData>) {
  const { title, value, url } = asHighlight(data);
  if (title.trim() === '' && isEmpty(value) && url === '')
    return <Prompt icon="image" words={<FormattedMessage {...messages.noWords} />} />;
  return (
    <Preview>
      <BannerView id={id} data={data} position={position} />
    </Preview>
  );
}

/** The fields that hold its words; rich text of other sites is kept as it is. */
function wordFields({ value, text, additionalText }: BannerData) {
  if (typeof text === 'string' || additionalText !== '') return ['text', 'additionalText'] as const;
  return isEmpty([...value, ...anyText().read(text)]) ? (['description'] as const) : [];
}

/** A banner is seen as it is and edited in the form; what is stored under several names stays under its own. */
export const bannerEditor: BlockEditor<BannerData, Form> = {
  schema: (data) => ({
    fields: {
      title: { widget: 'text', title: fieldMessages.title },
      alt: { widget: 'text', title: messages.alt, description: messages.altHint },
      credit: { widget: 'text', title: messages.credit, ...creditField },
      text: { widget: 'text', title: messages.line },
      additionalText: { widget: 'text', title: messages.secondLine },
      description: { widget: 'textarea', title: fieldMessages.description },
      picture: { widget: 'link', mode: 'image', title: messages.picture, ...named.picture },
      target: { widget: 'link', mode: 'link', title: messages.buttonLink, ...named.target },
      buttonText: { widget: 'text', title: messages.buttonText },
      'styles.descriptionColor': { widget: 'colour', title: messages.colour },
    },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: [
          'title',
          ...wordFields(data),
          ...(['picture', 'alt', 'credit', 'target', 'buttonText'] as const),
        ],
      },
      { id: 'look', title: fieldMessages.look, fields: ['styles.descriptionColor'] },
    ],
  }),
  defaults: () => ({ title: '' }),
  edit: BannerEdit,
};
