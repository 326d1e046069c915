import type { IntlShape } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';

const messages = defineMessages({
  noAddress: { id: 'admin.known.no-address' },
  addressSlash: { id: 'admin.known.address-slash' },
  addressInUse: { id: 'admin.known.address-in-use' },
  addressTaken: { id: 'admin.known.address-taken' },
  noTarget: { id: 'admin.known.no-target' },
  targetSlash: { id: 'admin.known.target-slash' },
  targetMissing: { id: 'admin.known.target-missing' },
  loginName: { id: 'admin.known.login-name' },
  groupName: { id: 'admin.known.group-name' },
});

/** What Plone says in English, whatever language it is asked in. */
const sentences: Readonly<Record<string, keyof typeof messages>> = {
  'You have to enter an alternative url.': 'noAddress',
  'Alternative url path must start with a slash.': 'addressSlash',
  'Cannot use a working path as alternative url.': 'addressInUse',
  'The provided alternative url already exists!': 'addressTaken',
  'You have to enter a target.': 'noTarget',
  'Target path must start with a slash.': 'targetSlash',
  'The provided target object does not exist.': 'targetMissing',
  'The login name you selected is already in use or is not valid. Please choose another.': 'loginName',
  'The group name you entered is not valid.': 'groupName',
};

/** The server's words with those sentences in the reader's language that are known; it may say several at once. */
export const inReadersWords = (said: string, intl: IntlShape): string =>
  Object.entries(sentences).reduce(
    (text, [sentence, message]) => text.replaceAll(sentence, () => intl.formatMessage(messages[message])),
    said,
  );
