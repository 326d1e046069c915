import { EntriesPrompt } from '@/editor/block-forms/entries-prompt';
import { Preview } from '@/editor/block-forms/preview';
import { useOpenEntry } from '@/tool/widgets/open-entry';
import type { BlockEditProps } from '../../definition';
import { Cards } from '../cards';
import { cardsOf } from '../cards-of';
import type { CarouselData } from '../data';

/** The cards as they are seen, those first of which one stands open in the form. */
export function CarouselEdit({ id, data, position, isSelected, onChange }: BlockEditProps<CarouselData>) {
  const open = useOpenEntry('columns');
  if (cardsOf(data).length === 0)
    return (
      <EntriesPrompt
        idName="@id"
        entries={data.columns}
        onChange={(columns) => onChange({ columns: columns as CarouselData['columns'] })}
      />
    );
  return (
    <Preview>
      <Cards id={id} data={data} position={position} edited={(isSelected ? open : undefined) ?? 0} />
    </Preview>
  );
}
