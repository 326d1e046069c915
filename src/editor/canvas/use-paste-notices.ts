import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import { videoSource } from '@/components/consent-gate/video-source';
import { defineMessages } from '@/i18n/define-messages';
import { useLanguage } from '@/i18n/use-language';
import { referenceAt } from '@/tool/object-browser/browse-calls';
import { withBlocks } from '../document/all-blocks';
import { changeType } from '../document/commands/change-type';
import type { BlockKey, StoredBlock } from '../document/types';
import { changeAndFollow } from '../input/change-and-follow';
import type { Editor, EditorScreen } from '../input/create-editor';
import { showWhileUnchanged } from '../input/show-while-unchanged';
import { undo } from '../input/undo';
import { losses as lossNames, type Loss } from '../rich-text/paste/pasted';

const messages = defineMessages({
  lost: { id: 'editor.paste.lost' },
  undo: { id: 'editor.paste.undo' },
  video: { id: 'editor.paste.video' },
  toVideo: { id: 'editor.paste.toVideo' },
  own: { id: 'editor.paste.own' },
  toTeaser: { id: 'editor.paste.toTeaser' },
});

const lossMessages = defineMessages({
  pictures: { id: 'editor.paste.lost.pictures' },
  media: { id: 'editor.paste.lost.media' },
  forms: { id: 'editor.paste.lost.forms' },
  drawings: { id: 'editor.paste.lost.drawings' },
  comments: { id: 'editor.paste.lost.comments' },
  revisions: { id: 'editor.paste.lost.revisions' },
  contents: { id: 'editor.paste.lost.contents' },
  links: { id: 'editor.paste.lost.links' },
  merged: { id: 'editor.paste.lost.merged' },
  tables: { id: 'editor.paste.lost.tables' },
  rows: { id: 'editor.paste.lost.rows' },
  form: { id: 'editor.paste.lost.form' },
} satisfies Record<Loss, object>);

/** How long an offer stands, in milliseconds. */
const offered = 12_000;

/** What the page says of what was pasted: what it left out, and which block an address could be. */
export function usePasteNotices(editor: Editor): Pick<EditorScreen, 'notifyOfLosses' | 'offerBlock'> {
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(() => {
    const { document, focus } = editor;
    return {
      notifyOfLosses: (found) => {
        const told = lossNames.flatMap((loss) => {
          const count = found[loss] ?? 0;
          return count > 0 ? [intl.formatMessage(lossMessages[loss], { count })] : [];
        });
        if (told.length === 0) return;
        const what = intl.formatList(told);
        const action = { name: intl.formatMessage(messages.undo), onAct: () => undo(editor) };
        showWhileUnchanged(document, {
          kind: 'info',
          title: intl.formatMessage(messages.lost, { what }),
          action,
        });
      },
      offerBlock: (key: BlockKey, url) => {
        const isVideo = videoSource(url)?.kind === 'frame';
        if (!isVideo && !isInternal(url)) return;
        const put = (block: StoredBlock) =>
          withBlocks([block], () =>
            changeAndFollow(document, focus, (state) => changeType(state, key, block)),
          );
        // A teaser shows what lies at its target.
        const putTeaser = async () => {
          const path = flatten(url);
          const found = await referenceAt(path, { language }).catch(() => undefined);
          return put({ '@type': 'teaser', href: [found ?? { '@id': path }] });
        };
        const onAct = () => void (isVideo ? put({ '@type': 'video', url }) : putTeaser());
        showWhileUnchanged(document, {
          kind: 'info',
          title: intl.formatMessage(isVideo ? messages.video : messages.own),
          action: { name: intl.formatMessage(isVideo ? messages.toVideo : messages.toTeaser), onAct },
          duration: offered,
        });
      },
    };
  }, [editor, intl, language]);
}
