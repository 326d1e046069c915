import SlickModule from 'react-slick';

/** A module of CommonJS that calls its class `default`: bundlers differ in whether they hand out that or the module. */
export const Slick = (SlickModule as unknown as { default?: typeof SlickModule }).default ?? SlickModule;
