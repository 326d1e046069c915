import { useIntl } from 'react-intl';
import type { WidgetProps } from '@/forms/field-frame';
import type { AlignField, ValueOf } from '@/forms/schema';
import { ToolIcon } from '../icon/tool-icon';
import { Segments } from './segments';
import { sides } from './shape-messages';

const order = ['left', 'center', 'right', 'full'] as const;

/** The side on which something stands. */
export function AlignWidget({ onChange, ...props }: WidgetProps<AlignField>) {
  const intl = useIntl();
  const segments = order.map((side) => ({
    value: side,
    name: intl.formatMessage(sides[side]),
    sign: <ToolIcon name={`align-${side}`} size={16} />,
  }));
  const choose = (side: string) => onChange(side as ValueOf<AlignField>);
  return <Segments {...props} kind="segments" segments={segments} onChange={choose} />;
}
