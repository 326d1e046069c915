import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { SizeField, ValueOf } from '@/forms/schema';
import { Segments } from './segments';
import { sizes } from './shape-messages';

const order = ['s', 'm', 'l'] as const;

/** How large something is. */
export function SizeWidget({ onChange, ...props }: WidgetProps<SizeField>) {
  const intl = useIntl();
  const segments = order.map((size) => ({
    value: size,
    name: intl.formatMessage(sizes[size]),
    sign: size.toUpperCase(),
  }));
  const choose = (size: string) => onChange(size as ValueOf<SizeField>);
  return <Segments {...props} kind="segments" segments={segments} onChange={choose} />;
}
