import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';
import { sessionCookie } from '@/lib/session-token';
import { PictureDialog } from '@/tool/picture/picture-dialog';
import { startCms } from '~test/support/cms';
import { makeContent } from '~test/support/make-content';
import { OnPage } from '~test/support/render-page';
import { renderTool } from '~test/support/render-tool';

const { cms } = startCms({ rateLimits: false });

type Body = Record<string, unknown>;

async function makePicture(fields: Body = {}) {
  // Ten pixels square.
  const data =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAMAAAC67D+PAAAAA1BMVEVEqohnYke3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoCcAAABuAAEdQFfVAAAAAElFTkSuQmCC';
  const image = { data, encoding: 'base64', 'content-type': 'image/png', filename: 'IMG_0042.png' };
  const json = { '@type': 'Image', title: 'IMG_0042.png', image, ...fields };
  const answer = await cms().ask('/de', { method: 'POST', as: 'admin', json });
  return new URL(((await answer.json()) as { '@id': string })['@id']).pathname;
}
const stored = async (path: string) => (await (await cms().ask(path, { as: 'admin' })).json()) as Body;

async function open(path: string, as = 'admin') {
  const onWords = vi.fn();
  const onSaved = vi.fn();
  const onClose = vi.fn();
  renderTool(
    <OnPage content={makeContent({ '@id': '/de' })}>
      <PictureDialog
        path={path}
        words={{ alt: '', isDecorative: false }}
        onWords={onWords}
        onSaved={onSaved}
        onClose={onClose}
      />
    </OnPage>,
    { session: await cms().login(as) },
  );
  return { onWords, onSaved, onClose, user: userEvent.setup() };
}

test('The ring is moved by arrows, by a click and by numbers, and stays within the picture', async () => {
  const path = await makePicture();
  const { user, onSaved, onClose } = await open(path);
  const ring = await screen.findByRole('button', { name: /Bildschwerpunkt/ });
  ring.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(ring).toHaveStyle({ left: '51%', top: '40%' });
  const left = screen.getByRole('spinbutton', { name: /von links/ });
  fireEvent.change(left, { target: { value: '140' } });
  expect(ring).toHaveStyle({ left: '100%', top: '40%' });
  fireEvent.change(left, { target: { value: '71' } });
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSaved.mock.calls[0]?.[0]).toMatchObject({ path, focalPoint: { x: 71, y: 40 } });
  expect(await stored(path)).toMatchObject({ focal_point: { x: 71, y: 40 } });
});

test('A part of the picture is kept in a ratio, by numbers and keys, and let go again', async () => {
  const path = await makePicture({ crop: { x: 10, y: 10, width: 40, height: 40 } });
  const { user, onSaved } = await open(path);
  const frame = await screen.findByRole('button', { name: /^Ausschnitt, mit/ });
  expect(frame).toHaveStyle({ left: '10%', top: '10%', width: '40%', height: '40%' });
  await user.click(screen.getByRole('radio', { name: '1 : 1' }));
  expect(frame).toHaveStyle({ width: '100%', height: '100%' });
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Breite in Prozent' }), {
    target: { value: '60' },
  });
  expect(frame).toHaveStyle({ left: '0%', top: '20%', width: '60%', height: '60%' });
  frame.focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}-');
  expect(frame).toHaveStyle({ left: '11%', top: '21%', width: '58%', height: '58%' });
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(await stored(path)).toMatchObject({ crop: { x: 11, y: 21, width: 58, height: 58 } });
});

test('Reset shows the whole picture again', async () => {
  const path = await makePicture({ crop: { x: 10, y: 10, width: 40, height: 40 } });
  const { user, onSaved } = await open(path);
  await user.click(await screen.findByRole('button', { name: 'Zurücksetzen' }));
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(await stored(path)).toMatchObject({ crop: null });
});

test('The description of a picture is proposed as its alternative text, and the name of its file never', async () => {
  const path = await makePicture({ description: 'Zwei Kanäle in einer Membran' });
  const { user, onWords, onSaved } = await open(path);
  await user.click(await screen.findByRole('button', { name: 'Vorschlag übernehmen' }));
  expect(screen.getByRole('textbox', { name: 'Alternativtext' })).toHaveValue('Zwei Kanäle in einer Membran');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() =>
    expect(onWords).toHaveBeenCalledWith({ alt: 'Zwei Kanäle in einer Membran', isDecorative: false }),
  );
  expect(onSaved).not.toHaveBeenCalled();
});

test('A picture that has no words but the name of its file proposes nothing', async () => {
  await open(await makePicture());
  await screen.findByRole('textbox', { name: 'Alternativtext' });
  expect(screen.queryByRole('button', { name: 'Vorschlag übernehmen' })).toBeNull();
});

test('The file is replaced where it lies once one applies; the address and the focal point stay', async () => {
  const path = await makePicture({ focal_point: { x: 20, y: 30 } });
  const { user, onSaved } = await open(path);
  await screen.findByRole('button', { name: 'Datei ersetzen' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No input.');
  fireEvent.change(input, { target: { files: [new File(['x'], 'neu.heic', { type: 'image/heic' })] } });
  expect(screen.getByRole('alert')).toHaveTextContent('Dieses Format zeigt kein Browser');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="40"/>';
  fireEvent.change(input, { target: { files: [new File([svg], 'neu.svg', { type: 'image/svg+xml' })] } });
  expect(await screen.findByText(/neu\.svg ersetzt die Datei überall/)).toBeVisible();
  expect(await stored(path)).toMatchObject({ image: { filename: 'IMG_0042.png' } });
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(await stored(path)).toMatchObject({ image: { filename: 'neu.svg' }, focal_point: { x: 20, y: 30 } });
});

test('Its uses are listed, and who may not change it is told so', async () => {
  const path = await makePicture();
  await cms().ask('/de', {
    method: 'POST',
    as: 'admin',
    json: { '@type': 'Document', title: 'Kanäle unter Zug', preview_image_link: path },
  });
  const { user, onClose } = await open(path);
  expect(await screen.findByRole('link', { name: /Kanäle unter Zug/ })).toBeVisible();
  Cookies.remove(sessionCookie);
  (await screen.findByRole('button', { name: /Bildschwerpunkt/ })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(await screen.findByText(/Sie dürfen dieses Bild nicht ändern/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
