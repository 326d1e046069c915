import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrowseRequest } from '@/tool/object-browser/context';
import { useObjectBrowser } from '@/tool/object-browser/context';
import { ObjectBrowserProvider } from '@/tool/object-browser/provider';
import type { Reference } from '@/forms/schema';
import type { RenderOptions } from '~test/support/render';
import { renderTool } from '~test/support/render-tool';

export const asking = (request: Partial<BrowseRequest> = {}): BrowseRequest => ({
  title: 'Ziel',
  mode: 'link',
  isMultiple: false,
  chosen: [],
  ...request,
});

/** A page with a button that opens the browser, and all that it has answered, the last first. */
export async function openBrowser(
  request: Partial<BrowseRequest>,
  { path = '/de', ...options }: RenderOptions = {},
) {
  const answers: (readonly Reference[] | null)[] = [];
  function Opener() {
    const browse = useObjectBrowser();
    return (
      <button
        type="button"
        onClick={() => void browse?.(asking(request)).then((answer) => answers.unshift(answer))}
      >
        Öffnen
      </button>
    );
  }
  renderTool(
    <main id="main">
      <ObjectBrowserProvider path={path}>
        <Opener />
      </ObjectBrowserProvider>
    </main>,
    { path, session: true, ...options },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Öffnen' }));
  return { answers, user };
}
