import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors } from '../page/hooks';
import type { HeadingData } from './data';
import './style.css';

/** The heading of a section, with the way to everything of its kind where an editor gave one. */
export function HeadingView({ id, data }: BlockViewProps<HeadingData>) {
  const { linkTitle: title, linkHref: to } = data;
  const link = title !== '' && hasLink(to) ? { to, title } : undefined;
  return (
    <div className={`block-heading block-heading--${data.alignment}`}>
      <SectionHead
        title={data.heading.trim()}
        level={levelOfTag(data.tag)}
        id={useAnchors(id)[0]}
        link={link}
      />
    </div>
  );
}
