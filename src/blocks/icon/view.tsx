import { createElement } from 'react';
import { IconPicture } from '@/components/icon-picture/icon-picture';
import { imageSourceAt } from '@/components/image/image-source';
import type { BlockViewProps } from '../definition';
import { useItemLevel } from '../page/hooks';
import type { IconData } from './data';
import './style.css';

/** An icon with what it stands for. */
export function IconView({ id, data }: BlockViewProps<IconData>) {
  const level = useItemLevel(id);
  const { icon, heading, description } = data;
  if (imageSourceAt(icon) === undefined && heading === '' && description === '') return null;
  return (
    <div className="block-icon">
      <IconPicture of={icon} />
      {heading !== '' && createElement(`h${level}`, { className: 'block-icon__heading' }, heading)}
      {description !== '' && <p className="block-icon__text">{description}</p>}
    </div>
  );
}
