import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  menu: { id: 'editor.blockMenu.label' },
  turn: { id: 'editor.blockMenu.turn' },
  turnNothing: { id: 'editor.blockMenu.turn.nothing' },
  losing: { id: 'editor.blockMenu.turn.losing' },
  formats: { id: 'editor.blockMenu.turn.formats' },
  lost: { id: 'editor.blockMenu.turn.lost' },
  undo: { id: 'editor.paste.undo' },
  move: { id: 'editor.blockMenu.move' },
  toStart: { id: 'editor.blockMenu.move.start' },
  toEnd: { id: 'editor.blockMenu.move.end' },
  below: { id: 'editor.blockMenu.move.below' },
  nowhere: { id: 'editor.blockMenu.move.nowhere' },
  linked: { id: 'editor.blockMenu.linked' },
  linkedHeading: { id: 'editor.blockMenu.linked.heading' },
  linkedPage: { id: 'editor.blockMenu.linked.page' },
  notLinked: { id: 'editor.blockMenu.notLinked' },
  back: { id: 'editor.blockMenu.back' },
});
