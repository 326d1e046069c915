import type { WidgetProps } from '@/forms/field-frame';
import type { Choice, SortField } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { ChoiceWidget } from '../choice-widget';
import { useQueryParts } from './use-query-parts';

/** What the CMS can sort by, in words of ours where there are some; until it has answered those alone are offered. */
export function SortWidget({ field, ...rest }: WidgetProps<SortField>) {
  const { remote } = useQueryParts();
  const orders = dataOf(remote)?.orders;
  const isOffered = ({ value }: Choice) => orders?.some(({ name }) => name === value) !== false;
  const others = (orders ?? [])
    .filter(({ name }) => !field.choices.some(({ value }) => value === name))
    .map(({ name, title }) => ({ value: name, title }));
  const choices = [...field.choices.filter(isOffered), ...others];
  return <ChoiceWidget {...rest} field={{ ...field, widget: 'choice', choices }} />;
}
