import type { ComponentType } from 'react';
import type { WidgetProps } from './field-frame';
import type { Field, FieldOf, VisitorWidget, Widget } from './schema';
import { AreaWidget } from './widgets/area-widget';
import { ChoiceWidget } from './widgets/choice-widget';
import { LineWidget } from './widgets/line-widget';

/** A component for each of the widgets that a form's fields may have. */
export type WidgetMap<Known extends Widget> = {
  readonly [Name in Known]: ComponentType<WidgetProps<FieldOf<Name>>>;
};

export const visitorWidgets: WidgetMap<VisitorWidget> = {
  text: LineWidget,
  textarea: AreaWidget,
  email: LineWidget,
  password: LineWidget,
  choice: ChoiceWidget,
};

/** The component that a field is edited with. */
export function widgetOf<Known extends Widget>(
  widgets: WidgetMap<Known>,
  field: FieldOf<Known>,
): ComponentType<WidgetProps> {
  const { widget }: Field = field;
  return widgets[widget as Known] as ComponentType<never> as ComponentType<WidgetProps>;
}
