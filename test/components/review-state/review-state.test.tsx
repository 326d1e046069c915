import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { ReviewState } from '@/components/review-state/review-state';
import de from 'virtual:messages/de/visitor';
import en from 'virtual:messages/en/visitor';

const draw = (language: 'de' | 'en', state: string, title?: string) =>
  render(
    <IntlProvider locale={language} messages={language === 'de' ? de : en}>
      <ReviewState state={state} title={title} />
    </IntlProvider>,
  );

test.each([
  ['private', 'privat', 'private'],
  ['published', 'veröffentlicht', 'published'],
  ['intranet', 'nur im Intranet', 'intranet only'],
  ['draft', 'Entwurf', 'draft'],
  ['', 'ohne Arbeitsablauf', 'no workflow state'],
] as const)('The state %j is told in both languages', (state, german, english) => {
  draw('de', state, 'Server title');
  draw('en', state, 'Server title');
  const shown = state === '' ? ['Server title', 'Server title'] : [german, english];
  for (const words of shown) expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  draw('de', state);
  draw('en', state);
  for (const words of [german, english]) expect(screen.getAllByText(words).length).toBeGreaterThan(0);
});

test('a state that the site does not know goes by the server’s title, else by its name, and is grey', () => {
  draw('de', 'embargo', 'Sperrfrist');
  expect(screen.getByText('Sperrfrist')).toHaveAttribute('data-state', 'none');
  draw('de', 'external');
  expect(screen.getByText('external')).toHaveAttribute('data-state', 'none');
});

test.each([
  ['private', 'red', ([r, g, b]) => r > 2 * g && r > 2 * b],
  ['published', 'blue', ([r, , b]) => b > 2 * r],
  ['intranet', 'green', ([r, g, b]) => g > 1.5 * r && g > 1.5 * b],
  ['draft', 'amber', ([r, g, b]) => r > g && g > 2 * b],
  ['none', 'grey', ([r, g, b]) => Math.max(r, g, b) - Math.min(r, g, b) < 32],
] as [string, string, (colour: [number, number, number]) => boolean][])(
  'the mark of %s is %s',
  (state, _colour, is) => {
    const style = readFileSync('src/components/review-state/style.css', 'utf8');
    const rule = state === 'none' ? '.review-state {' : `.review-state[data-state='${state}'] {`;
    const hex = /--state: #([\da-f]{6})/.exec(style.slice(style.indexOf(rule)))?.[1] ?? '';
    const at = (place: number) => Number.parseInt(hex.slice(place, place + 2), 16);
    expect(is([at(0), at(2), at(4)])).toBe(true);
  },
);
