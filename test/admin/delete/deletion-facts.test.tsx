import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { DeletionFacts } from '@/admin/delete/deletion-facts';
import de from 'virtual:messages/de/admin';

const draw = (count: number) => {
  const items = Array.from({ length: count }, (_, at) => ({
    path: `/de/s${at}`,
    uid: `${at}`,
    title: `Seite ${at}`,
  }));
  const facts = { remote: { status: 'loaded', data: [] } } as unknown as Parameters<
    typeof DeletionFacts
  >[0]['facts'];
  render(
    <IntlProvider locale="de" messages={de}>
      <DeletionFacts items={items} facts={facts} />
    </IntlProvider>,
  );
};

test('fewer than ten items that are to be deleted are named, ten are counted', () => {
  draw(9);
  expect(screen.getAllByText(/^Seite \d$/)).toHaveLength(9);
  draw(10);
  expect(screen.getByText('10 Inhalte werden gelöscht.')).toBeVisible();
  expect(screen.getAllByText(/^Seite \d$/)).toHaveLength(9);
});
