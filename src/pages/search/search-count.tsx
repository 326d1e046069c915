import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isByTag } from '@/api/search-query';
import { messages } from './messages';
import type { SearchAddress } from './search-address';

const bold = (words: ReactNode) => <b>{words}</b>;

/** What was found: by words, by a tag, or by type or state alone. */
export function SearchCount({ total, address }: { total: number; address: SearchAddress }) {
  const { text, subject } = address;
  if (isByTag(address))
    return <FormattedMessage {...messages.countOfTag} values={{ total, text: subject, b: bold }} />;
  const message = text === '' ? messages.countOfAll : messages.count;
  return <FormattedMessage {...message} values={{ total, text, b: bold }} />;
}
