import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { videoSource } from '@/components/consent-gate/video-source';
import { editBlocks } from '~test/support/edit-blocks';
import { formOf } from '~test/support/form-of';

const google = 'https://www.google.com/maps/embed?pb=!1m18&hl=de';
const pasted = `<iframe src="${google.replace('&', '&amp;')}" width="600" onload="x()"></iframe>`;

test('Of a pasted map the address alone is stored', async () => {
  const { stored } = await editBlocks({ a: { '@type': 'maps' } });
  await userEvent.click(await screen.findByRole('textbox', { name: /Karte/ }));
  await userEvent.paste(pasted);
  await userEvent.keyboard('{Enter}');
  expect(stored('a')).toMatchObject({ url: google });
});

test.each(['maps', 'video'])('The form of %s stores the address of what is pasted into it', async (name) => {
  const form = await formOf(name);
  expect(form.change({}, 'url', pasted)).toEqual({ url: google });
  expect(form.change({}, 'url', ' https://a.example/x ')).toEqual({ url: 'https://a.example/x' });
  expect(form.change({}, 'title', '<b>A</b>')).toEqual({ title: '<b>A</b>' });
});

test('A video that is stored as a frame is read', () => {
  const frame = '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>';
  expect(videoSource(frame)).toEqual(videoSource('https://www.youtube.com/embed/abcdefghijk'));
});
