import { addressOf, isDangling } from '@/components/universal-link/link-target';
import { TeaserInPlace } from '@/editor/block-forms/teaser-in-place';
import { DeadLink } from '@/tool/prompts/dead-link';
import type { BlockEditProps } from '../../definition';
import type { TeaserWithLinkData } from '../data';
import { TeaserWithLinkView } from '../view';

/** The teaser as it is seen, and below it the links whose targets are gone. */
export function TeaserWithLinkEdit({ id, data, position, onChange }: BlockEditProps<TeaserWithLinkData>) {
  return (
    <TeaserInPlace data={data} onChange={onChange}>
      <TeaserWithLinkView id={id} data={data} position={position} />
      {data.links.map(
        ({ href, title }, index) =>
          isDangling(href) && (
            <p key={index}>
              <DeadLink>{title || addressOf(href)}</DeadLink>
            </p>
          ),
      )}
    </TeaserInPlace>
  );
}
