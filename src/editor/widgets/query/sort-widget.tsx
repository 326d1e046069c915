import { getQueryParts } from '@/api/query-indexes';
import type { WidgetProps } from '@/forms/field-frame';
import type { Choice, SortField } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import { ChoiceWidget } from '../choice-widget';
import { useFormPath } from '../form-path';

/** What the CMS can sort by, in words of ours where there are some; until it has answered those alone are offered. */
export function SortWidget({ field, ...rest }: WidgetProps<SortField>) {
  const language = useLanguage();
  const path = useFormPath();
  const { remote } = useRemote(`${path} ${language}`, (signal) => getQueryParts(path, { language, signal }));
  const orders = dataOf(remote)?.orders;
  const isOffered = ({ value }: Choice) => orders?.some(({ name }) => name === value) !== false;
  const others = (orders ?? [])
    .filter(({ name }) => !field.choices.some(({ value }) => value === name))
    .map(({ name, title }) => ({ value: name, title }));
  const choices = [...field.choices.filter(isOffered), ...others];
  return <ChoiceWidget {...rest} field={{ ...field, widget: 'choice', choices }} />;
}
