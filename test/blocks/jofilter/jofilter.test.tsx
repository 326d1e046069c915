import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const block = {
  '@type': 'jofilter',
  headline: 'Stellen',
  jobsLocation: [{ '@id': '/de/karriere/stellenangebote' }, { '@id': '/de/anderswo' }],
  text: 'Laser',
  targetGroup: ['students', 'phd'],
  location: [{ token: 'juelich', title: 'Jülich' }],
  fieldOfWork: 'it & more',
};

test('leads to the first page of jobs with the words and the chosen filters', async () => {
  const user = userEvent.setup();
  const { router } = renderBlocks([block]);
  await user.type(screen.getByRole('searchbox', { name: 'Stichwort' }), ' 42{Enter}');
  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/de/karriere/stellenangebote');
  expect([...new URLSearchParams(search)]).toEqual([
    ['text', 'Laser 42'],
    ['targetGroup', 'students,phd'],
    ['location', 'juelich'],
    ['fieldOfWork', 'it & more'],
  ]);
});

test('words that are too long are said to be, stay, and lead nowhere', async () => {
  const { router } = renderBlocks([block]);
  const field = screen.getByRole('searchbox', { name: 'Stichwort' });
  const before = router.state.location;
  fireEvent.change(field, { target: { value: 'x'.repeat(201) } });
  await userEvent.click(screen.getByRole('button', { name: 'Stellen finden' }));
  expect(await screen.findByText(/mehr als 200 Zeichen/)).toBeInTheDocument();
  expect(field).toBeInvalid();
  expect(field).toHaveValue('x'.repeat(201));
  expect(router.state.location).toBe(before);
});

test('without words and filters the address is that of the page', async () => {
  const { router } = renderBlocks([{ '@type': 'jofilter', jobsLocation: '/de/karriere/stellenangebote' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Stellen finden' }));
  expect(router.state.location).toMatchObject({ pathname: '/de/karriere/stellenangebote', search: '' });
});

test.each([[[]], ['javascript:alert(1)'], ['https://example.org/jobs']])(
  'with %j as its page visitors see nothing',
  (jobsLocation) => {
    const { container } = renderBlocks([{ ...block, jobsLocation }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  },
);

test('a site that has no careers does not lead there', () => {
  const { container } = renderBlocks([block], { site: { variant: 'main' } });
  expect(container.querySelector('form')).toBeNull();
});

test('editors are asked for the page', async () => {
  await editBlocks({ a: { '@type': 'jofilter' } });
  expect(await screen.findByText(/Bitte wählen Sie einen vorhandenen Inhalt/)).toBeVisible();
});
