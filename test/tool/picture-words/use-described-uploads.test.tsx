import { act, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { sessionCookie } from '@/lib/session-token';
import { useDescribedUploads } from '@/tool/picture-words/use-described-uploads';
import { closeToast, presentToasts } from '@/tool/toasts/toast-store';
import { startCms } from '~test/support/cms';
import { renderTool } from '~test/support/render-tool';

const { cms, api } = startCms();
beforeEach(() => {
  for (const { id } of presentToasts()) closeToast(id);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const file = (name: string) => new File([svg], name, { type: 'image/svg+xml' });

test('What was said of pictures is not stored in the name of somebody else who has logged in in another window', async () => {
  const onCreated = vi.fn();
  const current: { uploads?: ReturnType<typeof useDescribedUploads> } = {};
  function Uploading() {
    current.uploads = useDescribedUploads('/de', { picturesOnly: true, place: undefined, onCreated });
    return null;
  }
  renderTool(<Uploading />, { session: await cms().login('editor') });
  const other = await cms().login('siteadmin');
  const described: string[] = [];
  api.use(
    http.post(/\/\+\+api\+\+\/de$/, () => {
      Cookies.set(sessionCookie, other);
      return undefined;
    }),
    http.patch('*', ({ request }) => void described.push(request.url)),
  );
  act(() => void current.uploads?.add([file('flut.svg'), file('ebbe.svg')]));
  act(() =>
    current.uploads?.send([
      { alt: 'Flut im Hafen', isDecorative: false },
      { alt: '', isDecorative: true },
    ]),
  );
  await waitFor(() => expect(onCreated).toHaveBeenCalled());
  expect(presentToasts()[0]).toMatchObject({
    kind: 'error',
    title: 'Der Alternativtext von „flut.svg“ ließ sich nicht sichern.',
  });
  expect(described).toEqual([]);
});
