import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import type { FocalPoint } from '@/api/types/atoms';
import { Dialog } from '@/components/dialog/dialog';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { fileSize } from '@/lib/file-size';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ToolIcon } from '../icon/tool-icon';
import { showToast } from '../toasts/toast-store';
import { ChooseFiles } from '../upload/choose-files';
import { isUnshownPicture } from '../upload/error-of';
import { mostBytes, readUpload } from '../widgets/read-upload';
import { areAlike, isWhole, largest, wholePicture, type Measures } from './crop';
import { Frames } from './frames';
import { DecorativeCheck } from './decorative-check';
import { messages } from './messages';
import type { PictureDialogProps, PictureWords } from './context';
import type { PictureContent } from './data';
import { changePicture, getPicture } from './picture-content';
import { PictureStage } from './picture-stage';
import { RatioChoice, ratioOf, type Ratio } from './ratio-choice';
import { Uses } from './uses';
import '../widgets/style.css';
import '../buttons.css';
import './style.css';

/** An Image of the site: what of it stays in sight, its file, its words where it stands, and where it is used. */
export function PictureDialog(props: PictureDialogProps) {
  const { path, onClose } = props;
  const language = useLanguage();
  const { remote, retry } = useRemote(path, (signal) =>
    getPicture(path, { language, signal }).then((found) => ({ found })),
  );
  return createPortal(
    <Dialog
      className="tool tool-picture"
      title={<FormattedMessage {...messages.edit} />}
      // React bubbles through portals: what is typed here is none of the page's business.
      onKeyDown={(event) => event.stopPropagation()}
      onClose={onClose}
    >
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton tool-picture__skeleton" />}>
        {({ found }) =>
          found ? (
            <PictureForm {...props} picture={found} />
          ) : (
            <p className="tool-picture__note">
              <FormattedMessage {...messages.noPicture} />
            </p>
          )
        }
      </RemoteData>
    </Dialog>,
    document.body,
  );
}

const middle: FocalPoint = { x: 50, y: 50 };

/** A file that is to stand in place of the present one, with an address under which it is seen before it is sent. */
interface Replacement {
  file: File;
  url: string;
}

function useReplacement() {
  const [replacement, setReplacement] = useState<Replacement>();
  useEffect(() => () => URL.revokeObjectURL(replacement?.url ?? ''), [replacement]);
  return [replacement, (file: File) => setReplacement({ file, url: URL.createObjectURL(file) })] as const;
}

type Refusal = 'notShown' | 'tooLarge';

function refusalOf(file: File): Refusal | undefined {
  if (!file.type.startsWith('image/') || isUnshownPicture(file)) return 'notShown';
  return file.size > mostBytes ? 'tooLarge' : undefined;
}

function measuresOf({ whole: { width, height } }: PictureContent): Measures | undefined {
  return width && height ? { width, height } : undefined;
}

function PictureForm({
  picture,
  words,
  onWords,
  onSaved,
  onClose,
}: PictureDialogProps & { picture: PictureContent }) {
  const intl = useIntl();
  const language = useLanguage();
  const [point, setPoint] = useState(picture.focalPoint);
  const [crop, setCrop] = useState(picture.crop ?? wholePicture);
  const [ratio, setRatio] = useState<Ratio>('free');
  const [measures, setMeasures] = useState(measuresOf(picture));
  const [refusal, setRefusal] = useState<Refusal>();
  const [replacement, replace] = useReplacement();
  const [typed, setTyped] = useState(words);
  const { path } = picture;
  const { remote, submit } = useOwnSubmit((change: Parameters<typeof changePicture>[1]) =>
    changePicture(path, change, { language }),
  );
  const src = replacement?.url ?? picture.whole.src;
  const focus = point ?? middle;
  const { width, height } = measures ?? {};

  const save = async () => {
    const isMoved = point?.x !== picture.focalPoint?.x || point?.y !== picture.focalPoint?.y;
    const cut = isWhole(crop) ? undefined : crop;
    const isRecut = !areAlike(cut, picture.crop);
    if (isMoved || isRecut || replacement) {
      const settled = await submit({
        ...(isMoved && { focalPoint: point ?? null }),
        ...(isRecut && { crop: cut ?? null }),
        ...(replacement && { file: await readUpload(replacement.file) }),
      });
      if (settled.status === 'failed') return;
      if (settled.data) onSaved(settled.data);
      showToast({ kind: 'success', title: intl.formatMessage(messages.saved) });
    }
    if (typed && (typed.alt !== words?.alt || typed.isDecorative !== words.isDecorative)) onWords?.(typed);
    onClose();
  };

  return (
    <>
      <p className="tool-picture__facts">
        <strong>{picture.name}</strong>
        <FormattedMessage
          {...messages.facts}
          values={{
            measures: width && height ? `${width} × ${height}` : '',
            size: fileSize(picture.size, language),
            day: <FormattedDate value={picture.modified} dateStyle="medium" />,
          }}
        />
        <ChooseFiles
          className="tool-button tool-button--small"
          picturesOnly
          onFiles={([file]) => {
            if (!file) return;
            const found = refusalOf(file);
            setRefusal(found);
            if (found) return;
            replace(file);
            // The new one may have another shape.
            setCrop(wholePicture);
            setRatio('free');
          }}
        >
          <ToolIcon name="swap" size={16} />
          <FormattedMessage {...messages.replace} />
        </ChooseFiles>
      </p>
      {refusal && (
        <p role="alert" className="tool-field__error">
          <FormattedMessage {...messages[refusal]} values={{ limit: mostBytes / 1_000_000 }} />
        </p>
      )}
      {replacement && (
        <p role="status" className="tool-picture__note">
          <FormattedMessage {...messages.replacing} values={{ name: replacement.file.name }} />
        </p>
      )}
      <div className="tool-picture__body">
        <div className="tool-picture__main">
          {picture.isCut && picture.keepsFocalPoint ? (
            <>
              {picture.keepsCrop && (
                <RatioChoice
                  ratio={ratio}
                  onChange={(chosen) => {
                    const kept = ratioOf(chosen);
                    setRatio(chosen);
                    if (kept && measures) setCrop(largest(kept, measures, focus));
                  }}
                />
              )}
              <PictureStage
                src={src}
                point={focus}
                onPoint={setPoint}
                measures={measures}
                onMeasures={setMeasures}
                cropping={picture.keepsCrop ? { crop, ratio: ratioOf(ratio), onChange: setCrop } : undefined}
              />
              <button
                type="button"
                className="tool-button tool-button--small"
                disabled={point === undefined && isWhole(crop)}
                onClick={() => {
                  setPoint(undefined);
                  setCrop(wholePicture);
                  setRatio('free');
                }}
              >
                <ToolIcon name="undo" size={16} />
                <FormattedMessage {...messages.reset} />
              </button>
            </>
          ) : (
            <>
              <div className="tool-focal">
                <img src={src} alt="" />
              </div>
              <p className="tool-picture__note">
                <FormattedMessage {...(picture.isCut ? messages.notKept : messages.drawing)} />
              </p>
            </>
          )}
        </div>
        <div className="tool-picture__side">
          {picture.isCut && <Frames src={src} crop={crop} point={focus} measures={measures} />}
          {typed && <AltField words={typed} proposal={picture.proposal} onChange={setTyped} />}
          <Uses path={path} />
        </div>
      </div>
      {remote.status === 'failed' && (
        <p role="alert" className="tool-field__error">
          <FormattedMessage
            {...(remote.error.status === 401 || remote.error.status === 403
              ? messages.notAllowed
              : messages.failed)}
          />
        </p>
      )}
      <footer className="tool-picture__foot">
        <span>
          <FormattedMessage {...messages.everywhere} />
        </span>
        <button type="button" className="tool-button tool-button--plain" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </button>
        <button
          type="button"
          className="tool-button tool-button--main"
          disabled={remote.status === 'pending'}
          onClick={() => void save()}
        >
          <FormattedMessage {...messages.save} />
        </button>
      </footer>
    </>
  );
}

interface AltFieldProps {
  words: PictureWords;
  proposal: string;
  onChange: (words: PictureWords) => void;
}

/** The alternative text; what the picture itself says is proposed, and taken by a click only. */
function AltField({ words, proposal, onChange }: AltFieldProps) {
  const id = useId();
  const { alt, isDecorative } = words;
  return (
    <section className="tool-picture__alt">
      <label htmlFor={id} className="tool-picture__label">
        <FormattedMessage {...messages.alt} />
      </label>
      <textarea
        id={id}
        className="tool-input"
        rows={2}
        value={alt}
        disabled={isDecorative}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange({ alt: target.value, isDecorative })}
      />
      <p id={`${id}-hint`} className="tool-picture__note">
        <FormattedMessage {...messages.altHint} />
      </p>
      {proposal !== '' && proposal !== alt && !isDecorative && (
        <p className="tool-picture__proposal">
          <strong>
            <FormattedMessage {...messages.proposal} />
          </strong>
          <span>{proposal}</span>
          <button
            type="button"
            className="tool-inline"
            onClick={() => onChange({ alt: proposal, isDecorative })}
          >
            <FormattedMessage {...messages.take} />
          </button>
        </p>
      )}
      <DecorativeCheck words={words} onChange={onChange} />
    </section>
  );
}
