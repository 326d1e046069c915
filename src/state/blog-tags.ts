import type { Term } from '@/api/types/atoms';
import { firstTerms } from '@/api/vocabularies';
import type { Language } from '@/lib/language';
import { createRemoteMap } from './remote-map';
import { rootReducer } from './store';

interface BlogOf {
  /** Path of the blog: its vocabularies are asked for there. */
  blog: string;
  language: Language;
}

const keyOf = ({ blog, language }: BlogOf) => `${language} ${blog}`;

/** The tags of each blog. */
export const blogTags = {
  ...createRemoteMap<BlogOf, readonly Term[]>({
    name: 'blogTags',
    keyOf,
    call: async ({ blog, language }, signal) =>
      (await firstTerms(`${blog}/@vocabularies/collective.blog.tags`, { language, signal })).terms,
  }),
  keyOf,
};

rootReducer.inject({ reducerPath: 'blogTags', reducer: blogTags.reducer });
