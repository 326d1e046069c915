import { getContent } from '@/api/content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { AwardFacts } from '@/components/award-facts/award-facts';
import { Dialog } from '@/components/dialog/dialog';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceOf } from '@/components/image/image-source';
import { RemoteData } from '@/components/remote-data/remote-data';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { itemCard } from '../../item-card';
import { messages } from '../messages';

interface AwardDialogProps {
  item: Summary;
  onClose: () => void;
}

/** An award as its page tells it, over the list in which it was chosen. */
export function AwardDialog({ item, onClose }: AwardDialogProps) {
  const language = useLanguage();
  const path = flatten(item['@id']);
  const { title, text } = itemCard(item);
  const { remote, retry } = useRemote(`${language} ${path}`, (signal) =>
    getContent(path, { language, signal, withNavigation: false }),
  );
  return (
    <Dialog title={title} onClose={onClose} className="listing-award">
      {text === '' ? null : <p>{text}</p>}
      <RemoteData of={remote} retry={retry} skeleton={<span className="skeleton listing-skeleton__line" />}>
        {(award) => {
          const picture = imageSourceOf(award);
          return (
            <LazyMessages part="view">
              {picture && <ContentImage source={picture} alt="" sizes="40rem" ratio="21 / 9" />}
              <AwardFacts award={award as unknown as Record<string, unknown>} withMembers />
            </LazyMessages>
          );
        }}
      </RemoteData>
      <ArrowLink to={item} title={<FormattedMessage {...messages.award} />} />
    </Dialog>
  );
}
