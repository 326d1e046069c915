import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '@/state/hooks';
import { messages } from './messages';
import './style.css';

interface AnchoredHeadingProps {
  /** 1 to 6. */
  level: number;
  /** The anchor; a heading without one, or with '', cannot be linked to. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** A heading with an anchor for everybody, and beside it, for those logged in, a link that shows the anchor. */
export function AnchoredHeading({ level, id, className, children }: AnchoredHeadingProps) {
  const intl = useIntl();
  const session = useSession();
  const Tag = tags[level - 1] ?? 'h6';
  const heading = (
    <Tag id={id || undefined} className={className}>
      {children}
    </Tag>
  );
  if (!id || session === null) return heading;
  return (
    <div className="anchored-heading">
      {heading}
      <a
        className="anchored-heading__link"
        href={`#${id}`}
        aria-label={intl.formatMessage(messages.link, { id })}
      >
        <span aria-hidden="true">#</span>
      </a>
    </div>
  );
}
