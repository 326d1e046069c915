import { hasLink, isDangling } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { BlockViewProps } from '../definition';
import { itemCard } from '../item-card';
import type { ButtonData } from './data';
import './style.css';

/** The words of the button; without any, those of its target. */
export function wordsOf(data: ButtonData): string {
  const target: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  return data.title || itemCard(target).title;
}

export function ButtonView({ data }: BlockViewProps<ButtonData>) {
  const words = wordsOf(data);
  if (words === '' || isDangling(data.href)) return null;
  const align = data.inneralign ?? data.align ?? 'left';
  return (
    <div className={`block-button block-button--${align}`}>
      {hasLink(data.href) ? (
        <UniversalLink className="button" to={data.href} openInNewTab={data.openLinkInNewTab === true}>
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
