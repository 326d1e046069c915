import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConsentGate } from '@/components/consent-gate/consent-gate';
import { pictureProvider } from '@/components/consent-gate/embed-source';
import { Icon } from '@/components/icon/icon';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import type { BlockViewProps } from '../definition';
import type { VideoData } from './data';
import { messages } from './messages';
import './style.css';
import { videoSource, type VideoSource } from '@/components/consent-gate/video-source';

/** A video. Nothing of a foreign server is asked for, not even its preview, before the visitor allows it. */
export function VideoView({ data }: BlockViewProps<VideoData>) {
  const source = videoSource(data.url);
  if (source === undefined) return null;
  const preview = imageSourceAt(data.preview_image);
  const backdrop =
    preview === undefined ? undefined : (
      <ContentImage source={preview} alt="" ratio="16 / 9" sizes="(min-width: 75rem) 75rem, 100vw" />
    );
  const poster = preview && pictureProvider(preview.src) === undefined ? preview.src : undefined;
  const player = <Player source={source} title={data.title} backdrop={backdrop} poster={poster} />;
  return (
    <div className="block-video">
      {source.provider === undefined ? (
        player
      ) : (
        <ConsentGate
          provider={source.provider}
          href={source.kind === 'frame' ? source.page : source.src}
          ratio="16 / 9"
          backdrop={backdrop}
        >
          {player}
        </ConsentGate>
      )}
    </div>
  );
}

interface PlayerProps {
  source: VideoSource;
  title: string;
  backdrop: ReactNode;
  poster: string | undefined;
}

function Player({ source, title, backdrop, poster }: PlayerProps) {
  const intl = useIntl();
  const [isStarted, setIsStarted] = useState(false);
  const name = title || intl.formatMessage(messages.frame);
  if (source.kind === 'file') {
    return (
      <video className="block-video__player" controls preload="metadata" poster={poster} aria-label={name}>
        <source src={source.src} type="video/mp4" />
      </video>
    );
  }
  if (backdrop !== undefined && !isStarted) {
    return (
      <button
        type="button"
        className="block-video__start"
        aria-label={intl.formatMessage(messages.play, { title: name })}
        onClick={() => setIsStarted(true)}
      >
        {backdrop}
        <span className="block-video__mark">
          <Icon name="play" size={28} />
        </span>
      </button>
    );
  }
  return (
    <iframe
      className="block-video__player"
      src={isStarted ? `${source.src}&autoplay=1` : source.src}
      title={name}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
    />
  );
}
