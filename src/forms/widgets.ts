import type { ComponentType } from 'react';
import type { WidgetProps } from './field-frame';
import type { Field } from './schema';
import { ChoiceWidget } from './widgets/choice-widget';
import { LineWidget } from './widgets/line-widget';

type FieldOf<Widget extends Field['widget']> = Extract<Field, { widget: Widget }>;

const widgets: { readonly [Widget in Field['widget']]: ComponentType<WidgetProps<FieldOf<Widget>>> } = {
  text: LineWidget,
  email: LineWidget,
  password: LineWidget,
  choice: ChoiceWidget,
};

/** The component that a field is edited with. */
export function widgetOf(field: Field): ComponentType<WidgetProps> {
  return widgets[field.widget] as ComponentType<WidgetProps>;
}
