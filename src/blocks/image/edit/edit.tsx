import { useState } from 'react';
import { useIntl } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import { imageSourceAt } from '@/components/image/image-source';
import { itemOf } from '@/components/image/image-url';
import { PictureDialog } from '@/tool/picture/picture-dialog';
import { PictureZone } from '@/tool/prompts/picture-zone';
import { usePictureWays } from '@/tool/prompts/use-picture-ways';
import { IconButton } from '@/tool/widgets/icon-button';
import type { BlockEditProps } from '../../definition';
import type { ImageData } from '../data';
import { ImageView } from '../view';
import { addressIn } from './data';
import { messages } from './messages';
import { addressedPicture, chosenPicture, editedPicture, noPicture, uploadedPicture } from './picture-change';
import './style.css';

/** A picture where it stands: dropped, pasted, uploaded, chosen in the site, or named by its address. */
export function ImageEdit({ id, data, position, onChange, isSelected }: BlockEditProps<ImageData>) {
  const intl = useIntl();
  const ways = usePictureWays({
    present: addressIn(data),
    onUploaded: (content) => onChange(uploadedPicture(content)),
    onChosen: (picture) => onChange(chosenPicture(picture)),
  });
  const hasPicture = imageSourceAt(data) !== undefined;
  const item = itemOf(addressIn(data));
  const [isEditing, setEditing] = useState(false);
  const takeAddress = (typed: string) => {
    const change = addressedPicture(typed);
    if (change) onChange(change);
    return change !== undefined;
  };
  return (
    <PictureZone
      className="block-image-edit"
      ways={ways}
      isSelected={isSelected}
      {...(!hasPicture && {
        question: { words: data.placeholder || messages.prompt, onAddress: takeAddress },
      })}
    >
      {hasPicture && <ImageView id={id} data={data} position={position} />}
      {hasPicture && isSelected && (
        <div className="tool block-image-edit__bar">
          {isInternal(item) && (
            <IconButton
              icon="target"
              name={intl.formatMessage(messages.edit)}
              onClick={() => setEditing(true)}
            />
          )}
          {ways.browse && (
            <IconButton
              icon="folder-search"
              name={intl.formatMessage(messages.other)}
              onClick={ways.browse}
            />
          )}
          <IconButton
            icon="trash"
            name={intl.formatMessage(messages.remove)}
            onClick={() => onChange(noPicture)}
          />
        </div>
      )}
      {isEditing && (
        <PictureDialog
          path={flatten(item)}
          words={{ alt: data.alt, isDecorative: data.decorative === true }}
          onWords={({ alt, isDecorative }) => onChange({ alt, decorative: isDecorative })}
          onSaved={(picture) => onChange(editedPicture(picture))}
          onClose={() => setEditing(false)}
        />
      )}
    </PictureZone>
  );
}
