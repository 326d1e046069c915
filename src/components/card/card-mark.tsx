import type { CSSProperties } from 'react';
import { SubjectLink } from '../subject-link/subject-link';
import { markColour } from './mark-colour';

interface CardMarkProps {
  kicker?: string;
  tags?: readonly string[];
  date?: string;
}

/** The line over a title: coloured square with the subject, or with tags that are links, and the date. */
export function CardMark({ kicker = '', tags = [], date = '' }: CardMarkProps) {
  const marked = kicker || tags[0];
  if (!marked) return date === '' ? null : <p className="card__mark meta">{date}</p>;
  return (
    <p className="card__mark kicker">
      <span className="card__square" style={{ '--square': markColour(marked) } as CSSProperties} />
      {kicker === '' ? null : <span>{kicker}</span>}
      {tags.map((tag) => (
        <SubjectLink key={tag} subject={tag} className="card__tag" />
      ))}
      {date === '' ? null : <span className="card__date">{date}</span>}
    </p>
  );
}
