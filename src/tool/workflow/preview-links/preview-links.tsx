import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  deletePreviewLink,
  getPreviewLinks,
  mostPreviewLinks,
  postPreviewLink,
  type PreviewLink,
  type PreviewLinks as Links,
} from '@/api/preview-links';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { useOwnSubmit } from '@/state/use-own-submit';
import { ToolIcon } from '../../icon/tool-icon';
import { showToast } from '../../toasts/toast-store';
import { IconButton } from '../../widgets/icon-button';
import { messages } from './messages';
import '../../buttons.css';
import './style.css';

const lifetimes = [1, 7, 30];

/** The links by which others see a page before it is public; nothing where the server has none. */
export function PreviewLinks({ path }: { path: string }) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getPreviewLinks(path, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={null}>
      {(links) => links && <LinkList path={path} links={links} onChanged={retry} />}
    </RemoteData>
  );
}

interface LinkListProps {
  path: string;
  links: Links;
  onChanged: () => void;
}

function LinkList({ path, links: { isPublic, links }, onChanged }: LinkListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { dateTime } = useDates();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const [days, setDays] = useState(7);
  const making = useOwnSubmit((count: number) => postPreviewLink(path, count, { language }));
  const revoking = useOwnSubmit((link: string) => deletePreviewLink(path, link, { language }));
  const isFull = links.length >= mostPreviewLinks;

  const notifyFailure = () => showToast({ kind: 'error', title: intl.formatMessage(messages.failed) });

  const copy = async ({ address }: PreviewLink) => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', title: intl.formatMessage(messages.copied), text: address });
    } catch {
      // Without a secure connection there is no clipboard to write to.
      showToast({ kind: 'info', title: intl.formatMessage(messages.made), text: address });
    }
  };

  const make = async () => {
    const settled = await making.submit(days);
    onChanged();
    if (settled.status === 'failed') notifyFailure();
    else await copy(settled.data);
  };

  const revoke = async (link: PreviewLink) => {
    // Its button goes with it.
    head.current?.focus();
    const settled = await revoking.submit(link.id);
    onChanged();
    const isGone = settled.status === 'loaded' || settled.error.status === 404;
    if (isGone) showToast({ kind: 'success', title: intl.formatMessage(messages.revoked) });
    else notifyFailure();
  };

  return (
    <section className="tool-preview-links" aria-labelledby={`${id}-title`}>
      <h2 ref={head} id={`${id}-title`} className="tool-preview-links__title" tabIndex={-1}>
        <ToolIcon name="eye" size={16} />
        <FormattedMessage {...messages.title} />
      </h2>
      <p className="tool-transitions__means">
        <FormattedMessage {...(isPublic ? messages.public : isFull ? messages.full : messages.means)} />
      </p>
      {!isPublic && !isFull && (
        <div className="tool-preview-links__new">
          <select
            className="tool-input"
            aria-label={intl.formatMessage(messages.lifetime)}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {lifetimes.map((count) => (
              <option key={count} value={count}>
                {intl.formatMessage(messages.days, { count })}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="tool-button tool-button--small"
            aria-disabled={making.remote.status === 'pending'}
            onClick={() => {
              if (making.remote.status !== 'pending') void make();
            }}
          >
            <FormattedMessage {...messages.make} />
          </button>
        </div>
      )}
      {links.length > 0 && (
        <ul className="tool-preview-links__list" aria-labelledby={`${id}-title`}>
          {links.map((link) => {
            const date = dateTime(link.expires);
            return (
              <li key={link.id} className="tool-preview-links__link">
                <span className="tool-preview-links__words">
                  <FormattedMessage {...messages.until} values={{ date }} />
                  <span className="tool-preview-links__author">{link.authorName}</span>
                </span>
                <IconButton
                  icon="copy"
                  name={intl.formatMessage(messages.copy, { date })}
                  onClick={() => void copy(link)}
                />
                <IconButton
                  icon="trash"
                  name={intl.formatMessage(messages.revoke, { date })}
                  onClick={() => void revoke(link)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
