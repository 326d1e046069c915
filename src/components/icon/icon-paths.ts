/** Line drawings on a grid of 24, stroked 1.6 wide with round ends; several strokes lie in one path. */
export const iconPaths = {
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'chevron-right': 'M9 5l7 7-7 7',
  'chevron-left': 'M15 5l-7 7 7 7',
  'chevron-up': 'M5 15l7-7 7 7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.4 15.4L21 21',
  home: 'M4 11l8-7 8 7M6 9.5V20h4v-6h4v6h4V9.5',
  download: 'M12 4v12M6.5 10.5L12 16l5.5-5.5M4 20h16',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  phone:
    'M6.5 3.5L9.5 4l1.2 4-2 1.8a12 12 0 0 0 5.5 5.5l1.8-2 4 1.2.5 3a2.5 2.5 0 0 1-2.6 3A15.5 15.5 0 0 1 3.5 6.1a2.5 2.5 0 0 1 3-2.6z',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  pin: 'M12 21.5c4.5-4.7 7-8.3 7-11.5a7 7 0 0 0-14 0c0 3.2 2.5 6.8 7 11.5zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  play: 'M8 5l11 7-11 7z',
  'sign-language':
    'M8 12V6a1.5 1.5 0 0 1 3 0v5M11 10.5V4.5a1.5 1.5 0 0 1 3 0v6M14 11V6a1.5 1.5 0 0 1 3 0v8.5c0 3.5-2.2 6-5.7 6-2.6 0-4.2-1.2-5.4-3.4L3.8 13.3a1.4 1.4 0 0 1 2.4-1.5L8 14.3',
  'easy-language': 'M3 6h11M8.5 6v13M16 10h5.5M16 14h5.5M16 18h4',
  mastodon: 'M5 18.5V9.8a3.5 3.5 0 0 1 7 0v4M12 9.8a3.5 3.5 0 0 1 7 0v8.7',
  linkedin: 'M5.5 10v9M5.5 6v.1M10.5 19v-9M10.5 13.5c.8-2.3 2.2-3.5 4.2-3.5 2.5 0 3.8 1.6 3.8 4.3V19',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.7 7.3h.01',
  youtube:
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zM10.3 9.2v5.6l4.7-2.8z',
} as const;
