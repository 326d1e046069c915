import { embedSource } from '@/components/consent-gate/embed-source';
import { videoSource } from '@/components/consent-gate/video-source';
import { addressOf } from '@/components/universal-link/link-target';
import { flag, stored, text } from '@/lib/shape';

import type { ForeignForm } from './data';
import { formOf } from './form';
import { linksPiece } from './pieces';

/** A video where its host is one that can be played, else the way to it. */
const video: ForeignForm = formOf({ url: text(), title: text() }, ({ url, title }) => ({
  pieces: videoSource(url)
    ? [{ '@type': 'video', url, title }]
    : linksPiece([{ to: url, title: title || url }]),
}));

export const embedForms = {
  iframe: formOf({ src: text(), title: text(), height: stored(), width: stored() }, ({ src, title }) => {
    const source = embedSource(src);
    return {
      pieces: source
        ? [{ '@type': 'maps', url: src, title: title || new URL(source.src).hostname }]
        : linksPiece([{ to: src, title: title || src }]),
    };
  }),
  videoExternal: video,
  nextCloudVideo: video,
  embed_content: formOf({ url: stored(), title: text() }, ({ url, title }) => ({
    pieces: linksPiece([{ to: url, title: title || addressOf(url) }]),
  })),
  dataTable: formOf(
    { file_path: stored(), title: text(), description: text(), has_header: flag() },
    ({ file_path: to, title }) => ({ pieces: linksPiece([{ to, title: title || addressOf(to) }]) }),
  ),
};
