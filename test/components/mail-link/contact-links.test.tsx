import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailLink } from '@/components/mail-link/mail-link';
import { PhoneLink } from '@/components/phone-link/phone-link';

test('an address may break before its signs alone, and reads as one word', () => {
  render(<MailLink value="ylva.torsen@immerlund.example" />);
  const link = screen.getByRole('link', { name: 'ylva.torsen@immerlund.example' });
  expect(link.innerHTML).toBe('ylva<wbr>.torsen<wbr>@immerlund<wbr>.example');
});

test.each([
  ['+49 5032 / 61-0', 'tel:+495032610'],
  ['+49 (0) 40 66969-211', 'tel:+494066969211'],
  ['(0)40 66969', 'tel:04066969'],
])('the number %s is dialled as %s', (value, href) => {
  render(<PhoneLink value={value} />);
  expect(screen.getByRole('link', { name: value })).toHaveAttribute('href', href);
});
