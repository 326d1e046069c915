import type { BlockViewProps } from '../definition';
import type { FootnotesData } from './data';
import { NoteList } from './note-list';

export function FootnotesView({ data }: BlockViewProps<FootnotesData>) {
  return <NoteList title={data.title || data.placeholder} />;
}
