import type { BlockEditProps } from '@/blocks/definition';
import type { MadeUpData } from '../data';

export function MadeUpEdit({ data, onChange }: BlockEditProps<MadeUpData>) {
  return (
    <textarea
      aria-label="Words of what is made up"
      value={data.words}
      onChange={({ target }) => onChange({ words: target.value })}
    />
  );
}
