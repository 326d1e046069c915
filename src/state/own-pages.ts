import { isAnyOf } from '@reduxjs/toolkit';
import { getOwnPages, type OwnPage } from '@/api/context-navigation';
import type { Language } from '@/lib/language';
import { createRemoteMap } from './remote-map';
import { sessionBegan, sessionEnded } from './session';

interface OwnPagesArgs {
  place: string;
  language: Language;
}

/** The pages right below an institute, project or blog, for the pages inside: their own answers hold but their branch. */
export const ownPages = createRemoteMap<OwnPagesArgs, OwnPage[]>({
  name: 'ownPages',
  keyOf: ({ place }) => place,
  call: ({ place, language }, signal) => getOwnPages(place, { language, signal }),
  isOutdatedBy: isAnyOf(sessionBegan, sessionEnded),
});
