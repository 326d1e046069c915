import { defineMessages } from '@/i18n/define-messages';

export const queryMessages = defineMessages({
  add: { id: 'editor.query.add' },
  days: { id: 'editor.query.days' },
  depth: { id: 'editor.query.depth' },
  depthAll: { id: 'editor.query.depth-all' },
  depthChildren: { id: 'editor.query.depth-children' },
  depthItself: { id: 'editor.query.depth-itself' },
  depthLevels: { id: 'editor.query.depth-levels' },
  failed: { id: 'editor.query.failed' },
  from: { id: 'editor.query.from' },
  index: { id: 'editor.query.index' },
  noDays: { id: 'editor.query.no-days' },
  noIndex: { id: 'editor.query.no-index' },
  noOperator: { id: 'editor.query.no-operator' },
  noPlace: { id: 'editor.query.no-place' },
  openRange: { id: 'editor.query.open-range' },
  operator: { id: 'editor.query.operator' },
  relative: { id: 'editor.query.relative' },
  row: { id: 'editor.query.row' },
  rowAbout: { id: 'editor.query.row-about' },
  until: { id: 'editor.query.until' },
  value: { id: 'editor.query.value' },
});

export const previewMessages = defineMessages({
  children: { id: 'editor.query.children' },
  failed: { id: 'editor.query.preview-failed' },
  hits: { id: 'editor.query.hits' },
  more: { id: 'editor.query.more' },
  retry: { id: 'editor.query.retry' },
  searching: { id: 'editor.query.searching' },
  title: { id: 'editor.query.preview' },
});
