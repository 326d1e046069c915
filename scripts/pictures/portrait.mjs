import { circle, draw, path, stroke } from './canvas.mjs';
import { beards, hairStyles } from './hair.mjs';
import { mixHex } from './palette.mjs';

const FACE =
  'M262 356C262 250 318 186 400 186C482 186 538 250 538 356C538 468 462 562 400 562C338 562 262 468 262 356Z';
const NECK = 'M338 470H462V616C462 640 510 660 516 700V732L400 694L284 732V700C290 660 338 640 338 616Z';
const HIGH_NECK = 'M338 470H462V670H338Z';
const TORSO = 'M4 900L84 700C180 664 280 650 400 650C520 650 620 664 716 700L796 900Z';

/** Light falls from the left: everything right of a slanting line lies in shade. */
const CLIPS =
  '<defs>' +
  '<clipPath id="hair-light"><path d="M0 0H486L300 760H0Z"/></clipPath>' +
  '<clipPath id="torso-light"><path d="M0 0H540L320 900H0Z"/></clipPath>' +
  '<clipPath id="neck-shade"><path d="M392 0H800V900H392Z"/></clipPath>' +
  `<clipPath id="face"><path d="${FACE}"/></clipPath>` +
  '</defs>';

function lit(data, light, dark, clip) {
  if (!data) return '';
  return (
    path(data, dark, 'fill-rule="evenodd"') +
    path(data, light, `fill-rule="evenodd" clip-path="url(#${clip})"`)
  );
}

function face({ skin, brows, lips, style }) {
  const shadow = mixHex(skin.middle, skin.dark, 0.55);
  return [
    style.coversEars ? '' : circle(262, 384, 24, skin.middle) + circle(538, 384, 24, skin.dark),
    path(FACE, skin.light),
    `<g clip-path="url(#face)">${path('M490 186L398 562H800V186Z', skin.middle)}${path('M560 186L466 562H800V186Z', skin.dark)}</g>`,
    path('M404 372L384 442C392 450 408 452 418 446L420 372Z', shadow, 'opacity=".55"'),
    stroke('M306 334C322 322 344 320 362 328', brows, 9),
    style.coversBrow ? '' : stroke('M438 328C456 320 478 322 494 334', brows, 9),
    stroke('M318 378C326 366 350 366 358 378', brows, 8),
    stroke('M442 378C450 366 474 366 482 378', brows, 8),
    stroke('M362 488C380 508 420 508 438 488', lips, 8),
  ];
}

const GLASSES = {
  square: ['M296 350H372V406H296ZM428 350H504V406H428Z', 'M372 364H428M296 362L262 356M504 362L538 356'],
  round: [
    'M290 378A42 42 0 1 0 374 378A42 42 0 1 0 290 378ZM426 378A42 42 0 1 0 510 378A42 42 0 1 0 426 378Z',
    'M374 370C388 360 412 360 426 370M290 370L262 362M510 370L538 362',
  ],
};

const COLLARS = {
  none: () => '',
  shirt: (tone) =>
    path('M330 638L400 716L350 792L264 726Z', tone) +
    path('M470 638L400 716L450 792L536 726Z', mixHex(tone, '#14202b', 0.16)),
  roll: (tone) =>
    path(
      'M330 622C364 640 436 640 470 622C480 660 506 672 516 690C468 732 332 732 284 690C294 672 320 660 330 622Z',
      tone,
    ) +
    path(
      'M410 635C434 634 456 630 470 622C480 660 506 672 516 690C484 716 440 724 396 722Z',
      mixHex(tone, '#14202b', 0.18),
    ),
  drape: (tone) =>
    path('M300 560H500C520 640 560 690 620 716C520 800 300 790 190 712C250 690 282 640 300 560Z', tone) +
    path(
      'M500 560C520 640 560 690 620 716C540 784 420 790 330 768C440 740 490 660 470 560Z',
      mixHex(tone, '#14202b', 0.2),
    ),
};

const COVERED = ['roll', 'drape'];

/** A person in flat tones: ground with a disc, shoulders, head, hair, and whatever makes the person that one. */
export function portrait({ width, height, ground, disc, skin, hair, top, beard, glasses, collar, lips }) {
  const style = hairStyles[hair.style];
  const neck = COVERED.includes(collar?.shape) ? HIGH_NECK : NECK;
  const brows = hair.brows ?? hair.dark;
  const [frames, bridge] = glasses ? GLASSES[glasses.shape] : [];
  const shapes = [
    CLIPS,
    circle(512, 416, 336, disc),
    lit(style.back, mixHex(hair.dark, hair.light, 0.35), hair.dark, 'hair-light'),
    lit(TORSO, top.light, top.dark, 'torso-light'),
    path(neck, skin.middle),
    path(neck, skin.dark, 'clip-path="url(#neck-shade)"'),
    COLLARS[collar?.shape ?? 'none'](collar?.tone),
    ...face({ skin, brows, lips: lips ?? mixHex(skin.dark, '#7a1530', 0.45), style }),
    beard ? lit(beards[beard], hair.light, hair.dark, 'hair-light') : '',
    lit(style.front, hair.light, hair.dark, 'hair-light'),
    frames ? stroke(frames, glasses.tone, 9) + stroke(bridge, glasses.tone, 8) : '',
  ];
  return draw(width, height, ground, shapes);
}
