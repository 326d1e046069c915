import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { FormattedDate } from 'react-intl';
import { expect, test } from 'vitest';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { renderTool } from '~test/support/render-tool';

test.each([
  ['de', '5. Januar 2027'],
  ['en', '5 January 2027'],
] as const)(
  'Days of what comes with words of its own are written as on the pages, in %s',
  async (language, written) => {
    renderTool(
      <Suspense>
        <LazyMessages part="admin">
          <FormattedDate value="2027-01-05T12:00:00Z" day="numeric" month="long" year="numeric" />
        </LazyMessages>
      </Suspense>,
      { language },
    );
    expect(await screen.findByText(written)).toBeVisible();
  },
);
