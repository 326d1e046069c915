import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors } from '../page/hooks';
import type { HeadingData } from './data';
import './style.css';

/** The heading of a section, with the way to everything of its kind where an editor gave one. */
export function HeadingView({ id, data }: BlockViewProps<HeadingData>) {
  const title = textOf(data.linkTitle);
  const link = title !== '' && hasLink(data.linkHref) ? { to: data.linkHref, title } : undefined;
  const level = levelOfTag(data.tag);
  const alignment = /^(left|center|right)$/.exec(textOf(data.alignment))?.[0] ?? 'left';
  return (
    <div className={`block-heading block-heading--${alignment}`}>
      <SectionHead title={textOf(data.heading).trim()} level={level} id={useAnchors(id)[0]} link={link} />
    </div>
  );
}
