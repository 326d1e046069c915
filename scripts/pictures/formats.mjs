const folder = 'demo/pictures';

const format = (width, height) => (name, render) => ({
  file: `${folder}/${name}.webp`,
  width,
  height,
  render,
});

/** A picture over the whole window with a headline on its left. */
export const lead = format(1920, 1080);

/** The usual picture of news, events and topics. */
export const landscape = format(1600, 1200);

export const portrait = format(800, 900);
