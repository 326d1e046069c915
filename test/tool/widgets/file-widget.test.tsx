import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mostBytes } from '@/tool/widgets/read-upload';
import type { Field } from '@/forms/schema';
import { renderField } from '~test/support/render-tool';

const user = userEvent.setup();
const image: Field = { widget: 'image', title: 'Bild' };
const file: Field = { widget: 'file', title: 'Datei' };
const text = new File(['Hällo'], 'brief.txt', { type: 'text/plain' });
const kept = {
  filename: 'a.png',
  'content-type': 'image/png',
  size: 1_200_000,
  width: 2048,
  height: 1536,
  download: '/de/@@images/image-1.png',
  scales: {},
};

test('A chosen file is stored as base64 with its name and type', async () => {
  const { changes } = renderField(file);
  await user.upload(screen.getByLabelText('Datei'), text);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toEqual({
    data: 'SMOkbGxv',
    encoding: 'base64',
    filename: 'brief.txt',
    'content-type': 'text/plain',
  });
  expect(screen.getByText('brief.txt')).toBeVisible();
});

test('A file that is dropped is taken as a chosen one', async () => {
  const { changes } = renderField(file);
  const zone = screen.getByText('Datei ablegen oder').closest('.tool-drop') as HTMLElement;
  const over = createEvent.dragOver(zone, { dataTransfer: { files: [text] } });
  fireEvent(zone, over);
  expect(over.defaultPrevented).toBe(true);
  expect(screen.getByText('Loslassen zum Einsetzen')).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: { files: [text] } });
  await waitFor(() => expect(changes).toHaveLength(1));
});

test('A picture that is there tells its name and measures, and is taken away', async () => {
  const { changes } = renderField(image, kept);
  expect(screen.getByText('2048 × 1536 · 1,2 MB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '„a.png“ entfernen' }));
  expect(changes[0]).toBeNull();
  expect(screen.getByText('Datei ablegen oder')).toBeVisible();
});

test('What is no picture is refused, and the picture of before stays', async () => {
  const { changes } = renderField(image, kept);
  fireEvent.change(screen.getByLabelText('Bild'), { target: { files: [text] } });
  expect(await screen.findByText('Diese Datei ist kein Bild.')).toBeVisible();
  expect(screen.getByText('a.png')).toBeVisible();
  expect(changes).toEqual([]);
});

test('A file that is too large is refused with the limit', async () => {
  const { changes } = renderField(file);
  const large = new File(['x'], 'gross.bin');
  Object.defineProperty(large, 'size', { value: mostBytes + 1 });
  await user.upload(screen.getByLabelText('Datei'), large);
  expect(await screen.findByText('Die Datei ist zu groß, höchstens 20 MB.')).toBeVisible();
  expect(changes).toEqual([]);
});

test('What is read-only takes nothing', () => {
  const { changes } = renderField({ ...file, isReadOnly: true });
  const zone = screen.getByText('Keine Datei').closest('.tool-drop') as HTMLElement;
  fireEvent.drop(zone, { dataTransfer: { files: [text] } });
  expect(screen.getByLabelText('Datei')).toBeDisabled();
  expect(changes).toEqual([]);
});
