import type { MessageDescriptor } from 'react-intl';

/**
 * Names the messages of one place by their ids; the words stand in `locales/`. react-intl's own `defineMessages` reads
 * the arguments' types off a default text, which messages here do not have.
 */
export function defineMessages<Key extends string>(
  messages: Record<Key, { id: string }>,
): Record<Key, MessageDescriptor> {
  return messages;
}
