import { lazy, Suspense, useCallback, useState } from 'react';
import { actionsOf } from '@/api/page-actions';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { factsOf } from '@/lib/screens';
import { useScreen } from '@/state/hooks';
import type { Doable } from '../palette/palette';
import { usePaletteKey } from '../palette/use-palette-key';
import { useTypedAhead } from '../palette/use-typed-ahead';
import type { EditorAhead } from './page-toolbar';
import { useOwnStorage } from './use-own-storage';
import { useToolbarPlace } from './use-toolbar-place';

const PageToolbar = lazy(async () => ({ default: (await import('./page-toolbar')).PageToolbar }));
const Palette = lazy(async () => ({ default: (await import('../palette/palette')).Palette }));
const Notices = lazy(async () => ({ default: (await import('./notices')).Notices }));

interface ToolbarProps {
  editor: EditorAhead;
}

/** What somebody who is logged in can do with the page, beside it. */
export function Toolbar({ editor }: ToolbarProps) {
  useOwnStorage();
  const screen = useScreen();
  const { content, isSite } = useToolbarPlace();
  const [hasPalette, setPalette] = useState(false);
  const openPalette = useCallback(() => setPalette(true), []);
  const closePalette = useCallback(() => setPalette(false), []);
  usePaletteKey(openPalette);
  const typedAhead = useTypedAhead(hasPalette, closePalette);
  const page = hasPalette && content ? actionsOf(content) : undefined;
  const drawPalette = (doable?: Doable) =>
    hasPalette && (
      <Suspense fallback={null}>
        <LazyMessages part="admin">
          <LazyMessages part="editor">
            <Palette
              page={isSite ? undefined : page}
              doable={doable}
              maySetUp={page?.may('plone_setup') ?? false}
              typedAhead={typedAhead}
              onClose={closePalette}
            />
          </LazyMessages>
        </LazyMessages>
      </Suspense>
    );
  const { forEditors, isEditor } = screen === undefined ? {} : factsOf(screen);
  // What was begun beside a page goes on in the editor; one that is opened by itself fetches nothing of this.
  const [cameFromPages, setCameFromPages] = useState(!isEditor);
  if (!isEditor && !cameFromPages) setCameFromPages(true);
  const hasToolbar = screen === undefined || (forEditors && !isEditor);
  return (
    <>
      {hasToolbar && content ? (
        <Suspense fallback={null}>
          <PageToolbar
            content={content}
            screen={screen}
            isSite={isSite}
            editor={editor}
            onJump={openPalette}
            drawPalette={drawPalette}
          />
        </Suspense>
      ) : (
        drawPalette()
      )}
      {(!isEditor || cameFromPages) && (
        <Suspense fallback={null}>
          <LazyMessages part="admin">
            <Notices isEditor={isEditor} />
          </LazyMessages>
        </Suspense>
      )}
    </>
  );
}
