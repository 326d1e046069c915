import { FurtherWords } from '@/components/further-words/further-words';
import { Preview } from '@/editor/preview/preview';
import type { BlockEditProps } from '../../definition';
import type { SearchData } from '../data';
import { SearchView } from '../view';

export function SearchEdit({ id, data, position }: BlockEditProps<SearchData>) {
  return (
    <Preview>
      <FurtherWords part="view">
        <SearchView id={id} data={data} position={position} />
      </FurtherWords>
    </Preview>
  );
}
