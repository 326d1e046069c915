import { defineBlock } from '../definition';
import { headlineOf, levelOfTag } from '../headline';
import { accordionShape, panelShape, panelType } from './data';
import { messages } from './messages';
import { PanelView } from './panel-view';
import { panelsIn } from './panels';
import { AccordionView } from './view';

export const accordion = defineBlock({
  name: 'accordion',
  title: messages.title,
  group: 'layout',
  shape: accordionShape,
  view: AccordionView,
  outline: { headings: headlineOf, children: (data) => [panelsIn(data)] },
  holds: { panels: panelType },
  editor: async () => (await import('./edit')).editor,
});

export const accordionPanel = defineBlock({
  name: panelType,
  title: messages.panel,
  group: 'layout',
  restricted: true,
  shape: panelShape,
  view: PanelView,
  outline: {
    headings: ({ title, title_size }) =>
      title === '' ? [] : [{ level: levelOfTag(title_size), text: title }],
    children: (panel) => [panel as object],
  },
  holds: { allowedBlocks: ['slate', 'listing', 'memberList', 'image'] },
  editor: async () => (await import('./edit')).panelEditor,
});
