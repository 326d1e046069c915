import { useMemo } from 'react';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { withoutBlocks } from '@/blocks/page/without-blocks';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { RichText } from '@/components/rich-text/rich-text';
import { isRecord } from '@/lib/text';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { namesPeople } from '../shared/names-people';
import type { ResearchGroupData } from './data';
import { GroupMembers } from './group-members';
import './style.css';

type Props = ContentViewProps<ResearchGroupData>;

/** A research group: its name and subtitle, on a picture where it has one, what its editors composed, and its people. */
export function ResearchGroupView({ content, data }: Props) {
  const unnamed = useMemo(() => withoutBlocks(content, (block) => block['@type'] === 'title'), [content]);
  const token = data.token || data.id;
  return (
    <>
      <TitleArea data={data} />
      {hasBlocks(content) ? (
        <ComposedPage content={unnamed} isNamed />
      ) : (
        <>
          {data.description && <p className="documentDescription lead">{data.description}</p>}
          <RichText html={data.text} className="page-text" />
        </>
      )}
      {token !== '' && !namesPeople(content) && <GroupMembers token={token} />}
    </>
  );
}

function TitleArea({ data }: Pick<Props, 'data'>) {
  const { banner_background_image: banner, title, subtitle, head_title: kicker } = data;
  const source = useMemo(() => imageSourceOf(isRecord(banner) ? { image: banner } : undefined), [banner]);
  return (
    <header className={source ? 'group-title group-title--pictured' : 'group-title'}>
      {source && (
        <ContentImage
          className="group-title__picture"
          source={source}
          alt=""
          ratio="21 / 9"
          priority
          sizes="100vw"
        />
      )}
      <div className="group-title__words">
        {kicker && <p className="group-title__kicker">{kicker}</p>}
        <h1 className="documentFirstHeading">{title}</h1>
        {subtitle && <p className="group-title__subtitle lead">{subtitle}</p>}
      </div>
    </header>
  );
}
