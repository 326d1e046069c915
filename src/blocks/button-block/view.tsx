import type { CSSProperties } from 'react';
import { hasLink, isDangling } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import { buttonColourOf } from './colours';
import type { ButtonData } from './data';
import './style.css';

/** The words of the button; without any, those of its target. */
export function wordsOf(data: ButtonData): string {
  const target: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  return data.title || itemCard(target).title;
}

/** The colour that an editor has chosen, as custom properties that style.css paints with. */
function lookOf(data: ButtonData): { className: string; style?: CSSProperties } {
  const colour = buttonColourOf(data.button_color);
  if (!colour) return { className: 'button' };
  const style = { '--button': colour.value, '--on-button': colour.text } as CSSProperties;
  return { className: 'button button--coloured', style };
}

/** The side on which it stands, under either of its names. */
export const sideOf = ({ inneralign, align }: ButtonData) => inneralign ?? align ?? 'left';

export function ButtonView({ data }: BlockViewProps<ButtonData>) {
  const words = wordsOf(data);
  if (words === '' || isDangling(data.href)) return null;
  const look = lookOf(data);
  return (
    <div className={`block-button block-button--${sideOf(data)}`}>
      {hasLink(data.href) ? (
        <UniversalLink {...look} to={data.href} openInNewTab={data.openLinkInNewTab === true}>
          {words}
        </UniversalLink>
      ) : (
        <button className="button" type="button" disabled>
          {words}
        </button>
      )}
    </div>
  );
}
