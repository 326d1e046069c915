import type { CSSProperties } from 'react';
import { settingsOf } from '@/api/surroundings';
import type { FzjSettings } from '@/api/types/portal-calls';
import { ownPictureUrl } from '@/components/image/image-url';
import { cssUrl } from '@/lib/css-url';
import { contrast, readableOn } from '@/site/variants/contrast';
import type { Ground } from '@/site/variants/variant-definition';
import { groundOf, variant } from '@/site/variants/variant';

const white = '#ffffff';

/** A colour of the settings: another variant's is the nearest of this one's, like a ground. */
const colourOf = (stored: string): string => groundOf(stored)?.value ?? stored;

/** A project's ground with a text colour that can be read on it, whatever was entered in its settings. */
export function projectGround(settings: FzjSettings | undefined): Ground {
  const { grounds } = variant();
  const { main_bg_color: stored, nav_font_color: wanted } = settingsOf(settings);
  const ground = groundOf(stored) ?? grounds.band;
  return {
    value: ground.value,
    text: readableOn(ground.value, colourOf(wanted), [ground.text, grounds.white.text, white]),
  };
}

/** The project's picture behind its header, as a value for CSS; nothing for what is no picture of the site. */
export function projectPicture(settings: FzjSettings | undefined): string {
  return cssUrl(ownPictureUrl(settingsOf(settings).bg_image));
}

/** The colour that marks where one is; the text colour where the entered one could not be read. */
export function activeColour(settings: FzjSettings | undefined, ground: Ground): string {
  const wanted = colourOf(settingsOf(settings).nav_active_color);
  return (contrast(ground.value, wanted) ?? 0) >= 4.5 ? wanted : ground.text;
}

/** Colours and picture of a project's header, as custom properties. */
export function projectLook(settings: FzjSettings | undefined): CSSProperties {
  const ground = projectGround(settings);
  return {
    '--project-ground': ground.value,
    '--project-text': ground.text,
    '--project-active': activeColour(settings, ground),
    '--project-picture': projectPicture(settings),
  } as CSSProperties;
}
