import type { Bilingual } from '~mocks/lib/bilingual';
import { addressOf } from '~mocks/mail/addresses';
import { asMailed, sendMail, siteAddress } from '~mocks/mail/send';
import type { Comment } from '~mocks/repository/comments';
import { commentsOf } from '~mocks/repository/comments';
import { textOf, urlOf } from '~mocks/content/perspective';
import { booleanSetting, textSetting } from '~mocks/settings/panel-settings';
import type { Call } from '../shared/call';

const subject: Bilingual = { de: 'Neuer Kommentar', en: 'New comment' };
const anonymous: Bilingual = { de: 'Jemand ohne Namen', en: 'Somebody without a name' };

const toAuthors = (title: string, link: string, text: string): Bilingual => ({
  de: `Zu „${title}“ gibt es einen neuen Kommentar:\n\n${text}\n\n${link}\n`,
  en: `There is a new comment on “${title}”:\n\n${text}\n\n${link}\n`,
});

const toModerator = (title: string, link: string, text: string, author: Bilingual): Bilingual => ({
  de: `Zu „${title}“ schreibt ${author.de}:\n\n${text}\n\n${link}\n`,
  en: `On “${title}” ${author.en} writes:\n\n${text}\n\n${link}\n`,
});

/** Who wrote a comment before and wants to hear of others. */
function listeners({ repository, item }: Call, comment: Comment): Set<string> {
  if (!booleanSetting(repository, 'discussion', 'user_notification_enabled')) return new Set();
  const others = commentsOf(repository, item.uid).filter(({ id, notify }) => notify && id !== comment.id);
  return new Set(others.flatMap(({ authorEmail }) => addressOf(authorEmail) ?? []));
}

function moderator({ repository }: Call): string | undefined {
  if (!booleanSetting(repository, 'discussion', 'moderator_notification_enabled')) return undefined;
  return addressOf(textSetting(repository, 'discussion', 'moderator_email')) ?? siteAddress({ repository });
}

/** Tells those who asked for it of a new comment. It stays written where no mail can be sent, which the operator hears. */
export async function tellOfComment(call: Call, comment: Comment): Promise<void> {
  if (siteAddress(call) === undefined) return;
  const { item, language } = call;
  const about = [
    textOf(item, 'title'),
    `${urlOf(asMailed(call), item)}/view#${comment.id}`,
    comment.text,
  ] as const;
  const send = (to: string, text: Bilingual) =>
    sendMail(call, { to, subject: subject[language], text: text[language], isPlain: true });
  const email = comment.authorEmail;
  const author = email ? { de: email, en: email } : anonymous;
  const head = moderator(call);
  const letters = [...listeners(call, comment)].map((to) => send(to, toAuthors(...about)));
  if (head !== undefined) letters.push(send(head, toModerator(...about, author)));
  await Promise.allSettled(letters);
}
