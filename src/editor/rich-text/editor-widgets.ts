import type { Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';
import { RecurrenceWidget } from '@/tool/widgets/recurrence/recurrence-widget';
import { toolWidgets } from '@/tool/widgets/tool-widgets';
import { RichTextWidget } from './rich-text-widget';

/** The tool's components of fields, with those that no form of administration needs. */
export const editorWidgets: WidgetMap<Widget> = {
  ...toolWidgets,
  richText: RichTextWidget,
  recurrence: RecurrenceWidget,
};
