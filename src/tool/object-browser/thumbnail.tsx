import { imageSourceOf } from '@/components/image/image-source';
import { ContentImage } from '@/components/image/content-image';
import { ToolIcon } from '../icon/tool-icon';

/** The picture of content, or the sign of its kind in a box of the same size. */
export function Thumbnail({ item, sizes = '56px' }: { item: object; sizes?: string }) {
  const source = imageSourceOf(item);
  const isFolder = 'is_folderish' in item && item.is_folderish === true;
  return (
    <span className="tool-thumbnail">
      {source ? (
        <ContentImage source={source} alt="" ratio="4 / 3" sizes={sizes} />
      ) : (
        <ToolIcon name={isFolder ? 'folder' : 'file'} size={16} />
      )}
    </span>
  );
}
