import { lazy } from 'react';
import { record } from '@/lib/shape';
import { defineContentType } from '../definition';

/** What readers say of a page, of whatever type it is. It reads its page by itself. */
export const comments = defineContentType({
  shape: record({}),
  view: lazy(async () => ({ default: (await import('@/components/comments/comments')).Comments })),
});
