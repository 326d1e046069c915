import type { MessageDescriptor } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import { pictureUrl } from '@/components/image/image-url';
import type { Reference } from '@/forms/schema';
import { PictureZone } from './picture-zone';
import { usePictureWays } from './use-picture-ways';

interface PicturePromptProps {
  words: MessageDescriptor;
  isSelected: boolean;
  /** Gets what was chosen, uploaded or typed, under its path in the site or its address elsewhere. */
  onPicture: (picture: Reference) => void;
}

/** Asks for the picture of a block that shows nothing without one: browsed, dropped, or named by its address. */
export function PicturePrompt({ words, isSelected, onPicture }: PicturePromptProps) {
  const ways = usePictureWays({
    present: '',
    onUploaded: (content) => onPicture({ '@id': flatten(content['@id']), title: content.title }),
    onChosen: (picture) => onPicture({ ...picture, '@id': flatten(picture['@id']) }),
  });
  const takeAddress = (typed: string) => {
    const address = typed.trim();
    if (pictureUrl(address) === '') return false;
    onPicture({ '@id': isInternal(address) ? flatten(address) : address });
    return true;
  };
  return (
    <PictureZone
      className="tool-picture-prompt"
      ways={ways}
      isSelected={isSelected}
      question={{ words, onAddress: takeAddress }}
    />
  );
}
