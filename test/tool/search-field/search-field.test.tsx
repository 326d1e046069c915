import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { longestSearch } from '@/lib/search-text';
import { askedText } from '@/tool/search-field/asked-text';
import { SearchField } from '@/tool/search-field/search-field';
import { renderTool } from '~test/support/render-tool';

function Typed() {
  const [typed, setTyped] = useState('');
  return <SearchField label="Suchen" value={typed} onChange={setTyped} />;
}

test('what is too long is said, stays as it was typed, and is asked of no server', async () => {
  const long = 'x'.repeat(longestSearch + 1);
  renderTool(<Typed />);
  const field = screen.getByRole('searchbox', { name: 'Suchen' });
  fireEvent.change(field, { target: { value: long } });
  expect(field).toHaveValue(long);
  expect(await screen.findByText(/mehr als 300 Zeichen/)).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription(/mehr als 300 Zeichen/);
  expect(field).toBeInvalid();
  expect(askedText(long)).toBe('');

  fireEvent.change(field, { target: { value: long.slice(1) } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toBeValid();
  expect(askedText(long.slice(1))).toBe(long.slice(1));
});
