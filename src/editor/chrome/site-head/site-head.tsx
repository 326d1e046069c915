import {
  memo,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { useLanguage } from '@/i18n/use-language';
import { PageTrail } from '@/shell/breadcrumbs/breadcrumbs';
import { SiteHeader } from '@/shell/header/site-header';
import { useHeaderVariant } from '@/shell/header/use-header-variant';
import { sideEntriesOf } from '@/shell/side-menu/side-entries';
import { useScreenPlace } from '@/shell/use-screen-place';
import { languageRoot } from '@/site/home-path';
import { useNearest } from '@/state/hooks';
import { useField } from '../../document/hooks';
import { namesShape } from '../../session/data';
import type { OpenedPage } from '../../session/opened-page';
import { OwnWindow } from '../page-preview/own-window';
import { useAvailableWidth } from '../page-preview/use-available-width';
import { useVisitorsClasses } from '../page-preview/use-visitors-classes';
import { wayTo } from '../page-preview/way-to';
import { headerWindow, wide } from './header-window';
import { useHeaderTime } from './use-header-time';
import './style.css';

const inert = { inert: '' };

/** What visitors have above the page, the site's header and the way to it: to be looked at. */
export const SiteHead = memo(function SiteHead({ page }: { page: OpenedPage }) {
  return (
    <div className="tool-head" aria-hidden="true" {...inert}>
      <HeaderWindow page={page} />
      <WayToPage page={page} />
    </div>
  );
});

/** The header in a window of its own, by whose width its rules go; its room is there before it. */
function HeaderWindow({ page }: { page: OpenedPage }) {
  const { kind } = useHeaderVariant();
  const hasIcons = sideEntriesOf(useNearest()).length > 0;
  const isBesideForm = useMediaQuery(`(width >= ${wide}px)`);
  const bodyClass = useVisitorsClasses(page);
  const [stage, sheet] = useAvailableWidth();
  const [height, setHeight] = useState<number>();
  const isTime = useHeaderTime();
  const { width, scale } = headerWindow(sheet, isBesideForm);
  return (
    <div
      ref={stage}
      className="tool-head__header"
      data-kind={kind}
      data-narrow={width < wide}
      data-icons={hasIcons}
      style={{ '--scale': scale, ...(height !== undefined && { height: height * scale }) } as CSSProperties}
    >
      {isTime && sheet > 0 && (
        <OwnWindow
          className="tool-head__window"
          width={width}
          height={height ?? 0}
          scale={scale}
          bodyClass={`${bodyClass} tool-head-window`}
        >
          <MeasuredHeader onHeight={setHeight} />
        </OwnWindow>
      )}
    </div>
  );
}

function MeasuredHeader({ onHeight }: { onHeight: (height: number) => void }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => current.offsetHeight > 0 && onHeight(current.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <div ref={element} {...inert}>
      <SiteHeader />
    </div>
  );
}

/** The way to the page under the title that is written now; to a new one without title that to its folder. */
function WayToPage({ page }: { page: OpenedPage }) {
  const place = useScreenPlace();
  const language = useLanguage();
  const title = useDeferredValue(useField('title'));
  const short = useDeferredValue(useField('nav_title'));
  const content = useMemo(() => {
    if (!place) return undefined;
    const names = namesShape.read({ title, nav_title: short });
    const isNamed = page.lock !== undefined || names.title !== '' || names.nav_title !== '';
    const around = place['@components'];
    const shown: unknown = isNamed
      ? { ...place, '@components': { ...around, breadcrumbs: wayTo(page, place, names) } }
      : place;
    return shown as AnyContent;
  }, [page, place, title, short]);
  const isHome = !page.isNew && page.path === languageRoot(language);
  return (
    <div className={isHome ? undefined : 'tool-head__way'}>{content && <PageTrail content={content} />}</div>
  );
}
