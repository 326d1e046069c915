import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageSize } from '@/state/use-page-size';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

function PageSize() {
  return <p>{usePageSize()}</p>;
}

test.each([
  [12, '12'],
  ['12', '12'],
  [0, '25'],
  [-3, '25'],
  [null, '25'],
  ['many', '25'],
])('the page size %j of the settings is read as %s', (stored, size) => {
  const { '@components': components } = makeContent();
  const fzjsettings = { '@id': '/de/@fzjsettings', default_page_size: stored };
  const content = Object.assign(makeContent(), { '@components': { ...components, fzjsettings } });
  renderWithSite(<PageSize />, { content });
  expect(screen.getByText(size)).toBeInTheDocument();
});
