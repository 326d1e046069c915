import { contour } from './contour.mjs';
import { sharePicture, touchIcon } from './logo.mjs';
import { colour as c } from './palette.mjs';

/** Icons and the picture for shared links. */
export const markPictures = [
  { file: 'public/apple-touch-icon.png', width: 180, height: 180, render: touchIcon },
  { file: 'public/icon-192.png', width: 192, height: 192, render: touchIcon },
  { file: 'public/icon-512.png', width: 512, height: 512, render: touchIcon },
  {
    file: 'public/og-default.webp',
    width: 1200,
    height: 630,
    render: (size) =>
      sharePicture(
        size,
        contour({
          ...size,
          seed: 41,
          size: 640,
          stretch: 1.5,
          slant: -0.12,
          warp: 0.7,
          octaves: 3,
          calm: 0.7,
          colours: [
            c.abyss,
            c.footer,
            '#022c50',
            c.deepBlue,
            c.blue,
            c.midBlue,
            c.skyBlue,
            c.lightBlue,
            c.yellow,
          ],
          shares: [16, 17, 15, 16, 13, 11, 8, 3, 1],
        }),
      ),
  },
];
