import type { Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';
import { toolWidgets } from '@/tool/widgets/tool-widgets';
import { RichTextWidget } from './rich-text-widget';

/** The tool's components of fields, with the one for formatted text, which needs the editor's texts. */
export const editorWidgets: WidgetMap<Widget> = { ...toolWidgets, richText: RichTextWidget };
