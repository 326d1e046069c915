import type { ConsentModule } from '@/site/variants/variant-definition';
import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'shell.privacy.title' },
  text: { id: 'shell.privacy.text' },
  statistics: { id: 'shell.privacy.statistics' },
  agreeAll: { id: 'shell.privacy.agree-all' },
  necessaryOnly: { id: 'shell.privacy.necessary-only' },
  save: { id: 'shell.privacy.save' },
  more: { id: 'shell.privacy.more' },
  less: { id: 'shell.privacy.less' },
  necessary: { id: 'shell.privacy.necessary' },
  necessaryText: { id: 'shell.privacy.necessary-text' },
  always: { id: 'shell.privacy.always' },
  failed: { id: 'shell.privacy.failed' },
  retry: { id: 'shell.privacy.retry' },
  privacyPage: { id: 'shell.footer.privacy' },
  legalNotice: { id: 'shell.footer.legal-notice' },
});

/** What each module is called and what agreeing to it is good for. */
export const moduleMessages = {
  tracking: defineMessages({
    title: { id: 'shell.privacy.tracking' },
    text: { id: 'shell.privacy.tracking-text' },
  }),
  etracker: defineMessages({
    title: { id: 'shell.privacy.etracker' },
    text: { id: 'shell.privacy.etracker-text' },
  }),
  youtube: defineMessages({
    title: { id: 'shell.privacy.youtube' },
    text: { id: 'shell.privacy.youtube-text' },
  }),
  facebook: defineMessages({
    title: { id: 'shell.privacy.facebook' },
    text: { id: 'shell.privacy.facebook-text' },
  }),
  google: defineMessages({
    title: { id: 'shell.privacy.google' },
    text: { id: 'shell.privacy.google-text' },
  }),
} satisfies Record<ConsentModule, unknown>;
