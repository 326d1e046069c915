import { EntriesPrompt } from '@/editor/block-forms/entries-prompt';
import { Preview } from '@/editor/block-forms/preview';
import { useOpenEntry } from '@/tool/widgets/open-entry';
import type { BlockEditProps } from '../../definition';
import type { SliderData } from '../data';
import { Slides } from '../slides';
import { listOf, slidesOf } from '../slides-of';
import { alsoFills } from './schema';

/** The slides as they are seen, the one first that stands open in the form; without any it asks for what to show. */
export function SliderEdit({ id, data, position, isSelected, onChange }: BlockEditProps<SliderData>) {
  const list = listOf(data);
  const open = useOpenEntry(list);
  if (slidesOf(data).length === 0)
    return (
      <EntriesPrompt
        idName={list === 'slides' ? '@id' : 'id'}
        entries={data[list]}
        {...(list === 'hrefList' && { alsoFills })}
        onChange={(entries) => onChange({ [list]: entries })}
      />
    );
  return (
    <Preview>
      <Slides id={id} data={data} position={position} edited={(isSelected ? open : undefined) ?? 0} />
    </Preview>
  );
}
