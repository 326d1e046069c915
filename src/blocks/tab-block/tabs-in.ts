import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { firstNumber, textName, type TabBlockData } from './data';

export interface TextTab {
  id: string;
  /** Where the text of the tab is stored. */
  name: ReturnType<typeof textName>;
  title: string;
  value: SlateNode[];
}

/** All tabs with their texts; older content may have the words alone. */
export function allTabs(data: TabBlockData): TextTab[] {
  const first = firstNumber(data, data.columns.length);
  return data.columns.map(({ id, title }, index) => {
    const name = textName(first + index);
    const { value = [], plaintext = '' } = data[name] ?? {};
    const words: SlateNode[] = plaintext === '' ? value : [{ type: 'p', children: [{ text: plaintext }] }];
    return { id: id || `${index}`, name, title, value: isEmpty(value) ? words : value };
  });
}

/** The tabs that have anything to show. */
export const shownTabs = (data: TabBlockData): TextTab[] =>
  allTabs(data)
    .filter(({ title, value }) => title.trim() !== '' || !isEmpty(value))
    .map((tab, index) => ({ ...tab, title: tab.title.trim() || `${index + 1}` }));
