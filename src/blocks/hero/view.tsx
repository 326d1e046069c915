import { createElement, type ReactNode } from 'react';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import type { BlockViewProps } from '../definition';
import { useLeadLevel, usePictureLoading } from '../page/hooks';
import type { HeroData } from './data';
import './style.css';

const isEmptyHero = (data: HeroData): boolean =>
  imageSourceAt(data) === undefined && data.title === '' && data.description === '';

interface HeroFrameProps extends BlockViewProps<HeroData> {
  title: ReactNode;
  text: ReactNode;
}

/** The picture with a place for title and text beside it. */
export function HeroFrame({ id, data, position, title, text }: HeroFrameProps) {
  const level = useLeadLevel(id);
  const loading = usePictureLoading(id, position);
  const source = imageSourceAt(data);
  return (
    <section className="block-hero">
      {source && (
        <ContentImage
          className="block-hero__picture"
          source={source}
          alt=""
          ratio="4 / 3"
          sizes="(min-width: 600px) 50vw, 100vw"
          {...loading}
        />
      )}
      <div className="block-hero__body">
        {title !== '' && createElement(`h${level}`, { className: 'block-hero__title' }, title)}
        {text !== '' && <p className="block-hero__text">{text}</p>}
      </div>
    </section>
  );
}

/** The lead picture of older Volto sites, with words that belong to it. */
export function HeroView(props: BlockViewProps<HeroData>) {
  const { data } = props;
  if (isEmptyHero(data)) return null;
  return <HeroFrame {...props} title={data.title} text={data.description} />;
}
