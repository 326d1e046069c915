import { createContext, useContext } from 'react';
import type { Widget } from '@/forms/schema';
import type { WidgetMap } from '@/forms/widgets';

/** The components that fields are edited with: those of the editor round its forms, and of a form for the fields of lists inside it. */
export const WidgetsContext = createContext<WidgetMap<Widget> | null>(null);

export function useWidgets(): WidgetMap<Widget> {
  const widgets = useContext(WidgetsContext);
  if (!widgets) throw new Error('A field stands outside of a form.');
  return widgets;
}
