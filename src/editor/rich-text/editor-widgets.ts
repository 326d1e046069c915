import type { Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';
import { lateComponent } from '@/tool/late-part/late-part';
import { toolWidgets } from '@/tool/widgets/tool-widgets';
import { RichTextWidget } from './rich-text-widget';

const RecurrenceWidget = lateComponent(
  async () => (await import('@/tool/widgets/recurrence/recurrence-widget')).RecurrenceWidget,
);

/** The tool's components of fields, with those that no form of administration needs. */
export const editorWidgets: WidgetMap<Widget> = {
  ...toolWidgets,
  richText: RichTextWidget,
  recurrence: RecurrenceWidget,
};
