import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import type { WidgetProps } from '@/forms/field-frame';
import type { LinkField, Reference } from '@/forms/schema';
import { AddressLine } from './address-line';
import { IconButton } from './icon-button';
import { linkMessages } from './link-messages';
import { messages } from './messages';
import { TargetCard } from './target-card';
import { PictureDialogContext } from '../picture/context';
import type { PictureContent } from '../picture/data';
import { messages as pictureMessages } from '../picture/messages';
import { noteIds, ToolField } from './tool-field';
import { useBrowse } from './use-browse';

/** A chosen picture as it has become meanwhile. */
const withPicture = (target: Reference, image: PictureContent['image']): Reference =>
  Object.assign({ ...target }, { image_field: 'image', image_scales: { image: [image] } });

/** Content, or an address, to which something leads. */
export function LinkWidget({ id, field, value, error, control, onChange }: WidgetProps<LinkField>) {
  const intl = useIntl();
  const browse = useBrowse(field, value ? [value] : [], ([first]) => onChange(first ?? null));
  const PictureDialog = useContext(PictureDialogContext);
  const [isEditing, setEditing] = useState(false);
  if (value === null)
    return (
      <ToolField id={id} field={field} error={error}>
        <AddressLine
          id={id}
          field={field}
          error={error}
          control={control}
          onTarget={onChange}
          onBrowse={browse}
        />
      </ToolField>
    );
  const name = value.title || value['@id'];
  return (
    <ToolField id={id} field={field} error={error} isGroup>
      <span className="tool-input tool-input--card" aria-describedby={noteIds({ id, field, error })}>
        <TargetCard target={value}>
          {PictureDialog && field.mode === 'image' && isInternal(value['@id']) && (
            <IconButton
              icon="target"
              name={intl.formatMessage(pictureMessages.edit)}
              onClick={() => setEditing(true)}
            />
          )}
          {browse && (
            <IconButton icon="folder-search" name={intl.formatMessage(linkMessages.other)} onClick={browse} />
          )}
          {!field.isReadOnly && (
            <IconButton
              icon="close"
              name={intl.formatMessage(messages.remove, { name })}
              onClick={() => onChange(null)}
            />
          )}
        </TargetCard>
      </span>
      {PictureDialog && isEditing && (
        <PictureDialog
          path={flatten(value['@id'])}
          onSaved={({ image }) => onChange(withPicture(value, image))}
          onClose={() => setEditing(false)}
        />
      )}
    </ToolField>
  );
}
