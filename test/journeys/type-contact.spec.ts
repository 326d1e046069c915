import { axeFindings, expect, failedResponse, openPage, sidewaysScroll } from './support/journey';
import { test, watchOutbox, withOutbox } from './support/outbox';

test.describe.configure({ timeout: 60_000 });
test.use({ allowedLines: [failedResponse] });
withOutbox();

const odd = `=cmd|' /C calc'!A0 <b>Guten Tag</b> \u202E3\u202C 🌊`;

for (const { title, path, width, begin, subject, words } of [
  {
    title: 'a person in German at 390 pixels',
    path: '/de/search?SearchableText=Torsen',
    width: 390,
    begin: [/Prof\. Dr\. Ylva Torsen/, /^Nachricht schreiben/],
    subject: { typed: odd, sent: odd },
    words: {
      email: 'Ihre E-Mail-Adresse',
      subject: 'Betreff',
      message: 'Nachricht',
      send: 'Nachricht senden',
      missing: 'Erforderliche Eingabe fehlt',
      empty: 'Bitte geben Sie eine Nachricht ein',
      kept: 'Ihr Text ist noch da.',
      sent: 'Ihre Nachricht ist gesendet.',
      close: 'Fenster schließen',
    },
  },
  {
    title: 'the office of a job offer in English at 1440 pixels',
    path: '/en/careers/jobs',
    width: 1440,
    begin: [/interfaces in solid-state batteries/, /^Ask a question/],
    subject: { sent: '2026-214' },
    words: {
      email: 'Your e-mail address',
      subject: 'Subject',
      message: 'Message',
      send: 'Send message',
      missing: 'Required input is missing',
      empty: 'Please enter a message',
      kept: 'Your text is still here.',
      sent: 'Your message has been sent.',
      close: 'Close window',
    },
  },
] as const)
  test(`a message reaches ${title}, past every error`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    await page.getByRole('link', { name: begin[0] }).first().click();
    const main = page.locator('main');
    await expect(main.locator('h1')).toContainText(begin[0]);
    const opener = main
      .getByRole('button', { name: begin[1] })
      .or(main.getByRole('link', { name: begin[1] }));
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: words.send });
    const field = (name: string) => dialog.getByLabel(name, { exact: true });
    await expect(send).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await field(words.email).fill('gast(at)example.org');
    await send.click();
    await expect(field(words.email)).toHaveAccessibleDescription(words.missing);
    await expect(field(words.message)).toHaveAccessibleDescription(words.empty);
    await expect(field(words.email)).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);

    await field(words.email).fill('gast@example.org');
    if ('typed' in subject) await field(words.subject).fill(subject.typed);
    else await expect(field(words.subject)).toHaveCount(0);
    await field(words.message).fill(odd);
    await page.route('**/@contact-form', (route) => route.fulfill({ status: 500, body: '<html>' }));
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText(words.kept);
    await expect(field(words.message)).toHaveValue(odd);
    await page.unroute('**/@contact-form');

    const newMails = await watchOutbox((mail) => mail.subject === subject.sent);
    await send.click();
    await expect(dialog.getByRole('status')).toContainText(words.sent);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    const [mail] = await newMails();
    expect(mail).toMatchObject({ 'reply-to': 'gast@example.org', subject: subject.sent });
    expect(mail?.text).toContain(odd);
    await dialog.getByRole('button', { name: words.close }).click();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });
