import { IconPicture } from '@/components/icon-picture/icon-picture';
import { imageSourceAt } from '@/components/image/image-source';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import { useAnchors } from '../page/hooks';
import type { TeaserIconData } from './data';
import './style.css';

type Column = TeaserIconData['columns'][number];

/** The words of a column; without any, those of its target. */
function wordsOf({ title, href }: Column): string {
  const target: unknown = Array.isArray(href) ? href[0] : href;
  return title || itemCard(target).title;
}

/** The columns that show anything: a link needs words, and without a link there is at least the icon. */
export const shownColumns = ({ columns }: TeaserIconData): Column[] =>
  columns.filter((column) => wordsOf(column) !== '' || imageSourceAt(column.icon) !== undefined);

/** A row of icons that each lead somewhere. */
export function TeaserIconView({ id, data }: BlockViewProps<TeaserIconData>) {
  const [anchor] = useAnchors(id);
  const columns = shownColumns(data);
  if (columns.length === 0) return null;
  return (
    <div className="block-teaser-icon">
      <SectionHead title={data.headline} level={2} id={anchor} />
      <ul className="block-teaser-icon__row">
        {columns.map((column, index) => {
          const words = wordsOf(column);
          const inner = (
            <>
              <IconPicture of={column.icon} />
              {words !== '' && <span className="block-teaser-icon__title">{words}</span>}
            </>
          );
          return (
            <li key={index}>
              {words !== '' && hasLink(column.href) ? (
                <UniversalLink to={column.href} className="block-teaser-icon__entry">
                  {inner}
                </UniversalLink>
              ) : (
                <span className="block-teaser-icon__entry">{inner}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
