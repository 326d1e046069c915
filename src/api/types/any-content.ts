/** Content as it enters the app: the frame is typed, everything else is checked where it is used. */
import type { Blocks, Content } from './content';
import type { FooterFields } from './division-fields';
import type { Preview, Seo, ShellSettings } from './pages';

export type AnyContent = Content &
  Partial<Blocks> &
  Partial<Preview> &
  ShellSettings &
  Seo &
  FooterFields & {
    [field: string]: unknown;
  };
