import { readOnce } from '@/lib/read-once';
import type { ContentPageView, ContentType } from './definition';

const Nothing = () => null;

/** A view of a type that reads its page by the type's shape. */
export function readView({ shape, ...parts }: ContentType, part: 'view' | 'after' = 'view'): ContentPageView {
  const View = parts[part] ?? Nothing;
  return function ReadView({ content }) {
    return <View content={content} data={readOnce(shape, content)} />;
  };
}
