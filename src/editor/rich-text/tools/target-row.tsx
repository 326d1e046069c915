import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { ReviewState } from '@/components/review-state/review-state';
import { stateOf } from '../data';

interface TargetRowProps {
  id: string;
  item: Summary;
  isActive: boolean;
  onChoose: () => void;
}

/** A page that the link may lead to, with where it lies and whether visitors see it. */
export function TargetRow({ id, item, isActive, onChoose }: TargetRowProps) {
  const picture = imageSourceOf(item);
  return (
    <li id={id} role="option" aria-selected={isActive} className="tool-link__hit" onClick={onChoose}>
      <span className="tool-link__thumbnail">
        {picture && <ContentImage source={picture} alt="" ratio="4 / 3" sizes="44px" />}
      </span>
      <span className="tool-link__words">
        <span className="tool-link__title" title={item.title}>
          {item.title}
        </span>
        <span className="tool-link__path">{flatten(item['@id'])}</span>
      </span>
      <ReviewState state={stateOf(item)} />
    </li>
  );
}
