import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'editor.heading.label' },
  placeholder: { id: 'editor.heading.placeholder' },
  settings: { id: 'editor.settings' },
  tag: { id: 'editor.heading.tag' },
  alignment: { id: 'editor.heading.alignment' },
  linkTitle: { id: 'editor.heading.linkTitle' },
  linkHref: { id: 'editor.heading.linkHref' },
});

export const tagMessages = defineMessages({
  h2: { id: 'editor.heading.tag.h2' },
  h3: { id: 'editor.heading.tag.h3' },
  h4: { id: 'editor.heading.tag.h4' },
  h5: { id: 'editor.heading.tag.h5' },
  h6: { id: 'editor.heading.tag.h6' },
});
