import { isTooLong, searchText } from '@/lib/search-text';

/** What a server is asked for: nothing where more is typed than is searched for, which the field says. */
export const askedText = (typed: string | null | undefined): string =>
  isTooLong(typed) ? '' : searchText(typed);
