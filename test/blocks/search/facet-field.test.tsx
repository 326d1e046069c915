import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FacetField } from '@/blocks/search/facet-field';
import { renderWithSite } from '~test/support/render';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index}`, title: `Art ${index}` }));

function Types({ count, first = [] }: { count: number; first?: readonly string[] }) {
  const [chosen, setChosen] = useState(first);
  return (
    <FacetField
      facet={{
        '@id': 'f',
        field: 'Type',
        title: '',
        type: 'checkboxFacet',
        multiple: true,
        hidden: false,
        advanced: false,
      }}
      title="Inhaltstyp"
      options={optionsOf(count)}
      chosen={chosen}
      onChoose={setChosen}
    />
  );
}

test('a long list shows its beginning and what is chosen, and unfolds', async () => {
  renderWithSite(<Types count={30} first={['v20']} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
  expect(screen.getByRole('checkbox', { name: 'Art 20' })).toBeChecked();
  const rest = screen.getByRole('button', { name: 'Alle 30 zeigen', expanded: false });
  await userEvent.click(rest);
  expect(screen.getAllByRole('checkbox')).toHaveLength(30);
  expect(rest).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Art 29' }));
  await userEvent.click(screen.getByRole('button', { name: 'Weniger zeigen', expanded: true }));
  expect(screen.getByRole('checkbox', { name: 'Art 29' })).toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
});

test('a list that is hardly longer is shown whole', () => {
  renderWithSite(<Types count={10} />);
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  expect(screen.queryByRole('button')).toBeNull();
});
