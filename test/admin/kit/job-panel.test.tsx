import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { JobPanel } from '@/admin/kit/job-panel';
import { closeJob, presentJobs, runJob } from '@/admin/kit/jobs';
import de from '../../../locales/de.json';
import en from '../../../locales/en.json';

afterEach(() => {
  act(() => presentJobs().forEach(({ id }) => closeJob(id)));
});

test.each([
  ['de', de, '1 von 3 ist erledigt, 2 blieben unverändert.'],
  ['en', en, '1 of 3 is done, 2 were left unchanged.'],
] as const)('what was left is counted in %s, be it content, accounts or redirects', async (...of) => {
  const [language, words, said] = of;
  render(
    <IntlProvider locale={language} messages={words}>
      <JobPanel />
    </IntlProvider>,
  );
  const items = ['a', 'b', 'c'].map((title) => ({ title }));
  await act(() =>
    runJob('Job', items, ({ title }) => (title === 'a' ? Promise.resolve() : Promise.reject(new Error()))),
  );
  expect(await screen.findByText(said)).toBeVisible();
});
