import { newId } from '@/editor/document/new-id';
import { emptyText } from '@/editor/document/text-block';
import { firstAndRest, textFieldsOf } from '@/editor/block-forms/turned-text';
import { textType } from '../../text-type';
import type { BlockTurning, TurnedBlock } from '../../turning';
import { panelType, type AccordionData } from '../data';
import { messages as blockMessages } from '../messages';

type Stored = Readonly<Record<string, unknown>>;

interface Panel {
  title: string;
  inside: Stored[];
}

/** A heading is the title of a panel, and so is the first line of a text of several; whatever follows stands in it. */
function panelsOf(blocks: readonly TurnedBlock[]): readonly Panel[] {
  const panels: Panel[] = [];
  for (const { type, stored, contents } of blocks) {
    const { title, text = [] } = contents;
    const { first, rest } = firstAndRest(text);
    const last = panels.at(-1);
    if (title !== undefined) panels.push({ title, inside: [] });
    else if (last) last.inside.push(stored);
    else if (rest.length === 0 || type !== textType) panels.push({ title: '', inside: [stored] });
    else panels.push({ title: first, inside: [{ '@type': textType, ...textFieldsOf(rest) }] });
  }
  return panels;
}

function holding(blocks: readonly Stored[]) {
  const entries = blocks.map((block) => [newId(), block] as const);
  return { blocks: Object.fromEntries(entries), blocks_layout: { items: entries.map(([id]) => id) } };
}

export const turningOf = (settings: object): BlockTurning<AccordionData> => ({
  forms: [
    {
      name: 'accordion',
      title: blockMessages.title,
      needs: 'text',
      isPresent: () => true,
      keeps: ['title'],
      isHolder: true,
      makes: (blocks) => {
        const panels = panelsOf(blocks).map(({ title, inside }) => ({
          '@type': panelType,
          title,
          ...holding(inside.length > 0 ? inside : [emptyText]),
        }));
        return [{ ...settings, '@type': 'accordion', data: holding(panels) }];
      },
    },
  ],
});
