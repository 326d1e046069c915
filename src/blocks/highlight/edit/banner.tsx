import { FormattedMessage } from 'react-intl';
import { isEmpty } from '@/components/slate-value/nodes';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { fieldMessages } from '@/editor/block-forms/messages';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import { changeOf } from '@/editor/side-form/inner-fields';
import type { BlockEditProps } from '../../definition';
import { asHighlight, bannerNames, type BannerData } from '../banner-data';
import { BannerView } from '../banner-view';
import { messages } from './messages';

type Stored = Readonly<Record<string, unknown>>;

interface Form {
  title: string;
  description: string;
  picture: unknown;
  target: unknown;
  buttonText: string;
}

/** The name under which a banner stores its picture or its target. */
const nameOf = (stored: Stored, kind: keyof typeof bannerNames): string =>
  bannerNames[kind].find((name) => Object.hasOwn(stored, name)) ?? bannerNames[kind][0];

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

/** A banner is seen as it is and edited in the form; what is stored under several names stays under its own. */
export const bannerEditor = editorWithForm<BannerData, Form>({
  schema: ({ value, text }) => ({
    fields: {
      title: { widget: 'text', title: fieldMessages.title },
      description: { widget: 'textarea', title: fieldMessages.description },
      picture: { widget: 'link', mode: 'image', title: messages.picture },
      target: { widget: 'link', mode: 'link', title: messages.buttonLink },
      buttonText: { widget: 'text', title: messages.buttonText },
    },
    inner: { 'styles.descriptionColor': { widget: 'colour', title: messages.colour } },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: [
          'title',
          ...(isEmpty([...value, ...text]) ? (['description'] as const) : []),
          ...(['picture', 'target', 'buttonText'] as const),
        ],
      },
      { id: 'look', title: fieldMessages.look, fields: ['styles.descriptionColor'] },
    ],
  }),
  form: {
    values: (stored) => ({
      ...stored,
      picture: stored[nameOf(stored, 'picture')],
      target: stored[nameOf(stored, 'target')],
    }),
    change: (stored, name, value) =>
      name === 'picture' || name === 'target'
        ? { [nameOf(stored, name)]: value }
        : changeOf(stored, name, value),
  },
  defaults: () => ({ title: '' }),
  edit: BannerEdit,
});
