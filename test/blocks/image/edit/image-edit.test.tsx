import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { imageShape } from '@/blocks/image/data';
import { editor } from '@/blocks/image/edit';
import { addressedPicture, chosenPicture } from '@/blocks/image/edit/picture-change';
import { ObjectBrowserContext } from '@/tool/object-browser/context';
import { presentToasts, closeToast } from '@/tool/toasts/toast-store';
import { Toasts } from '@/tool/toasts/toasts';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';
import { editBlocks } from '~test/support/edit-blocks';
import { makeContent } from '~test/support/make-content';
import { OnPage } from '~test/support/render-page';
import { renderTool } from '~test/support/render-tool';
import { formOf } from '~test/support/form-of';

const { cms } = startCms();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const picture = new File([svg], 'bild.svg', { type: 'image/svg+xml' });
const stored = { url: '/de/alt.png', image_field: 'image', image_scales: { image: [] }, kept: 1 };
const Edit = editor.edit;

afterEach(() => presentToasts().forEach(({ id }) => closeToast(id)));

async function show(block: object, browse = vi.fn(() => Promise.resolve(null as never))) {
  const changes: object[] = [];
  function Block() {
    const [data, setData] = useState(block);
    const handleChange = (change: object) => {
      changes.unshift(change);
      setData((before) => ({ ...before, ...change }));
    };
    return (
      Edit && <Edit id="i" data={imageShape.read(data)} position={9} onChange={handleChange} isSelected />
    );
  }
  renderTool(
    <OnPage content={makeContent({ '@id': '/de', is_folderish: true })}>
      <ObjectBrowserContext.Provider value={browse}>
        <Block />
        <Toasts />
      </ObjectBrowserContext.Provider>
    </OnPage>,
    { session: true },
  );
  Cookies.set(sessionCookie, await cms().login('editor'));
  return { changes, browse, user: userEvent.setup() };
}
const transfer = { types: ['Files'], files: [picture] };
const uploaded = { url: expect.stringMatching(/^\/de\/bild/) as string, alt: '' };

test('A picture that is dropped becomes content; its id is the url, the name of its file no alternative text', async () => {
  const { changes } = await show({});
  const zone = screen.getByText('Bild hierher ziehen oder einfügen');
  fireEvent.dragEnter(zone, { dataTransfer: transfer });
  expect(screen.getByText('Bild hier ablegen')).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: transfer });
  // It may be there for a moment only.
  await screen.findByText('Bild wird hochgeladen');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject(uploaded);
});

test('A picture that is pasted while the block is selected takes the place of the former, scales and all', async () => {
  const { changes } = await show(stored);
  fireEvent.paste(document.body, { clipboardData: transfer });
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject({ ...uploaded, image_field: undefined, image_scales: undefined });
});

test('Of several files the first is taken, and that is told', async () => {
  const { changes } = await show({});
  const other = new File([svg], 'zweites.svg', { type: 'image/svg+xml' });
  fireEvent.drop(screen.getByText('Bild hierher ziehen oder einfügen'), {
    dataTransfer: { ...transfer, files: [picture, other] },
  });
  expect(await screen.findByText(/Nur die erste Datei wird genommen/)).toBeVisible();
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]).toMatchObject(uploaded);
});

test('What is no picture is refused with a word, and the block stays as it was', async () => {
  const { changes } = await show(stored);
  const files = [new File(['x'], 'brief.txt', { type: 'text/plain' })];
  fireEvent.paste(document.body, { clipboardData: { files } });
  expect(await screen.findByText('Diese Datei ist kein Bild.')).toBeVisible();
  expect(changes).toEqual([]);
});

test('An address is taken by Enter, one of this site as its path; what is none is told', async () => {
  const { changes, user } = await show({});
  const line = screen.getByRole('textbox', { name: 'Adresse eines Bildes' });
  await user.type(line, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Das ist keine Adresse eines Bildes.');
  expect(changes).toEqual([]);
  await user.clear(line);
  await user.type(line, `${window.location.origin}/de/neu.png{Enter}`);
  expect(changes[0]).toMatchObject({ url: '/de/neu.png' });
});

test('The object browser begins at the picture that is there and sets url and description', async () => {
  const found = { '@id': '/de/neu.png', title: 'Neu', description: 'Worte' };
  const { changes, browse, user } = await show(
    stored,
    vi.fn(() => Promise.resolve([found] as never)),
  );
  await user.click(screen.getByRole('button', { name: 'Anderes Bild wählen' }));
  expect(browse).toHaveBeenCalledWith({
    title: 'Bild wählen',
    mode: 'image',
    isMultiple: false,
    chosen: [{ '@id': '/de/alt.png' }],
  });
  await waitFor(() => expect(changes[0]).toMatchObject({ url: '/de/neu.png', description: 'Worte' }));
});

test('A picture is taken away, and the block asks for another', async () => {
  const { user } = await show(stored);
  await user.click(screen.getByRole('button', { name: 'Bild entfernen' }));
  expect(screen.getByText('Bild hierher ziehen oder einfügen')).toBeVisible();
});

test('Hostile targets leave nothing but words', () => {
  expect(chosenPicture({ '@id': '/x', description: {}, image_field: 3 } as never)).toMatchObject({
    url: '/x',
    description: '',
    image_field: undefined,
  });
  for (const address of ['', 'javascript:x', '../resolveuid/../x:y', 'data:text/html,x'])
    expect(addressedPicture(address)?.url ?? '').not.toMatch(/^(javascript|data:text)/);
});

test('A picture as wide as the page has no size to choose', async () => {
  const schemaOf = typeof editor.schema === 'function' ? editor.schema : () => undefined;
  const fieldsOf = (align: string) =>
    schemaOf(imageShape.read({ align }))?.fieldsets.flatMap((each) => [...each.fields]);
  expect(fieldsOf('left')).toContain('size');
  expect(fieldsOf('full')).not.toContain('size');
  const form = await formOf('image');
  expect(form.change({ size: 's' }, 'align', 'full')).toStrictEqual({
    align: 'full',
    size: undefined,
  });
  expect(form.change({ size: 's' }, 'align', 'left')).toStrictEqual({ align: 'left' });
});

test('A picture that is a link leads there, and is not asked whether it opens large', () => {
  const schemaOf = typeof editor.schema === 'function' ? editor.schema : () => undefined;
  const fieldsOf = (href: string) =>
    schemaOf(imageShape.read({ href }))?.fieldsets.flatMap((each) => [...each.fields]);
  expect(fieldsOf('')).toContain('zoom');
  expect(fieldsOf('/de/ziel')).not.toContain('zoom');
});

test('The empty place asks for what a template wants there', async () => {
  await editBlocks({ a: { '@type': 'image', placeholder: 'Foto der Arbeitsgruppe' } });
  expect(await screen.findByText('Foto der Arbeitsgruppe')).toBeVisible();
});
