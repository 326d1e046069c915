import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { isEmpty, plainText } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { usePictureLoading } from '../page/hooks';
import { mostCards, type CardsData } from './data';
import './style.css';

/** The cards that have anything to show; a block holds no more than a row of them. */
const shownCards = ({ cards }: CardsData) =>
  cards
    .map(({ url, text }) => ({ text, image: imageSourceAt(url) }))
    .filter(({ text, image }) => image !== undefined || !isEmpty(text))
    .slice(0, mostCards);

/** Pictures in a row, each with some words below it. */
export function CardsView({ id, data, position }: BlockViewProps<CardsData>) {
  const loading = usePictureLoading(id, position);
  const cards = shownCards(data);
  if (cards.length === 0) return null;
  const { align, centeredText, hideText, noBorders, expandCards } = data;
  const classes = [
    'block-cards',
    `block-cards--${cards.length}`,
    align === 'center' && 'block-cards--center',
    centeredText === true && 'block-cards--centered-text',
    noBorders === true && 'block-cards--no-borders',
    expandCards === true && 'block-cards--expanded',
  ];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {cards.map(({ text, image }, index) => (
        <li key={index} className="block-cards__card">
          {image && (
            <ContentImage
              source={image}
              // Words that are hidden stand for the picture all the same.
              alt={hideText === true ? plainText(text) : ''}
              ratio="4 / 3"
              sizes={`(min-width: 992px) ${expandCards === true ? 100 / cards.length : 25}vw, (min-width: 600px) ${cards.length > 1 ? 50 : 100}vw, 100vw`}
              {...(index === 0 && loading)}
            />
          )}
          {(hideText !== true || image === undefined) && !isEmpty(text) && (
            <div className="block-cards__text">
              <SlateNodes nodes={text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
