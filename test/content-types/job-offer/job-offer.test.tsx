import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { jobOffer } from '@/content-types/job-offer';
import { countryOf } from '@/content-types/job-offer/country';
import { readView } from '@/content-types/read-view';
import type { Language } from '@/lib/language';
import { apiPath, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing, statedThings } from '~test/support/schema-org';

const api = startApi();
const user = userEvent.setup();
const View = readView(jobOffer);

const offer = {
  '@id': 'http://localhost:3000/en/jobs/laser',
  '@type': 'Joboffer',
  title: 'Laser physicist',
  description: 'Light.',
  task_description: { data: '<h2>Your tasks</h2>', 'content-type': 'text/html', encoding: 'utf-8' },
  external_id: '2026-214',
  date_of_issue: '2026-11-16',
  submission_date: '2027-01-10',
  job_offer_institute_title: 'Optics',
  job_offer_location: { token: 'genua', title: 'Genua' },
  job_offer_fields_of_work: [{ token: 'it', title: 'Information' }],
  offer_url: 'https://apply.example.org/214',
  file: { filename: 'offer.pdf', 'content-type': 'application/pdf', size: 1, download: 'x' },
};

function open(query = '', more: object = {}, language: Language = 'en') {
  const content = makeContent({ ...offer, ...more });
  return renderWithSite(
    <BlocksProvider>
      <View content={content} />
    </BlocksProvider>,
    {
      path: `/${language}/jobs/laser${query}`,
      language,
      content,
    },
  );
}

beforeEach(() => sessionStorage.clear());

test('shows preview, description, portal box, questions, and the links to apply and to the PDF', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Laser physicist');
  expect(await screen.findByRole('heading', { name: 'Your tasks' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/en/jobs/laser?apply');
  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', '/en/jobs/laser?apply');
  expect(screen.getByRole('link', { name: 'Job offer as PDF' })).toHaveAttribute(
    'href',
    '/en/jobs/laser/@@download/file',
  );
  expect(screen.getByRole('heading', { name: 'Any questions?' })).toBeVisible();
});

test.each(['de', 'en'] as const)('dates are German on pages in %s', (language) => {
  open('', {}, language);
  expect(screen.getByText('16.11.2026')).toBeVisible();
  expect(screen.getByText('10.01.2027')).toBeVisible();
});

test('without a closing date it says that the position stays open', () => {
  open('', { submission_date: null });
  expect(screen.getByText('This position stays open until it is filled.')).toBeVisible();
});

test('?apply embeds the form of the offer’s own address, once the visitor allows it', async () => {
  const { container } = open('?apply');
  expect(container.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Load content' }));
  expect(container.querySelector('iframe')).toHaveAttribute('src', 'https://apply.example.org/214');
  expect(screen.queryByText('Any questions?')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to the job offer' }));
  expect(await screen.findByText('Any questions?')).toBeVisible();
});

test.each([[''], ['javascript:alert(1)']])(
  'without an address to apply at (%j) nobody is led there',
  (offer_url) => {
    open('?apply', { offer_url });
    expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull();
    expect(screen.getByText('Any questions?')).toBeVisible();
  },
);

test('?contact asks with the number as hidden subject; closing clears the query and nothing else', async () => {
  const bodies: unknown[] = [];
  api.use(
    http.post(apiPath('/en/jobs/laser/@contact-form'), async ({ request }) => {
      bodies.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { router } = open('?x=1&contact');
  await screen.findByRole('dialog', { name: 'Question about: Laser physicist' });
  expect(screen.queryByLabelText('Subject')).toBeNull();
  await user.type(screen.getByLabelText('Your e-mail address'), 'max@example.org');
  await user.type(screen.getByLabelText('Message'), 'When?');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await user.click(await screen.findByRole('button', { name: 'Close window' }));
  expect(bodies).toEqual([{ email: 'max@example.org', subject: '2026-214', message: 'When?' }]);
  await waitFor(() => expect(router.state.location.search).toBe('?x=1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Oak Ridge', 'USA'],
  ['Genua', 'Italy'],
  ['Immerlund', 'Germany'],
  ['', 'Germany'],
])('the location %j lies in %s', (title, country) => {
  expect(countryOf({ job_offer_location_title: title, job_offer_location: '' })).toBe(country);
  expect(countryOf({ job_offer_location_title: '', job_offer_location: title })).toBe(country);
});

test('states a JobPosting', () => {
  open();
  const [posting] = statedThings();
  expect(errorsOfThing(posting)).toEqual([]);
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Laser physicist',
    identifier: { value: '2026-214' },
    datePosted: '2026-11-16',
    validThrough: '2027-01-10',
    jobLocation: { address: { addressLocality: 'Genua', addressCountry: 'Italy' } },
    hiringOrganization: { department: { name: 'Optics' } },
  });
});

test('blocks are drawn below the description, without a second heading', async () => {
  open('', {
    blocks: {
      a: { '@type': 'title' },
      b: { '@type': 'slate', value: [{ type: 'p', children: [{ text: 'More.' }] }] },
    },
    blocks_layout: { items: ['a', 'b'] },
  });
  expect(await screen.findByText('More.')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
