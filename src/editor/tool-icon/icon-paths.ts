/** The tool's own drawings on a grid of 24; visitors never load them. */
export const toolIconPaths = {
  redo: 'm15 14 5-5-5-5 M20 9H10a6 6 0 0 0 0 12h3',
  undo: 'M9 14 4 9l5-5 M4 9h10a6 6 0 0 1 0 12h-3',
  save: 'M5 3h11l5 5v13H3V3z M7 3v5h8V3 M7 21v-8h10v8',
  copy: 'M9 9h11v11H9z M5 15H4V4h11v1',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v4.5M12 16h.01',
  'align-center': 'M4 6h16M7 12h10M5 18h14',
  'align-full': 'M4 5h16v5H4zM4 14h16v5H4z',
  'align-left': 'M4 6h16M4 12h9M4 18h13',
  'align-right': 'M4 6h16M11 12h9M7 18h13',
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  'folder-search':
    'M11 19H4a1 1 0 0 1-1-1V5.5h6l2 2.5h9a1 1 0 0 1 1 1v3M16.5 13.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM18.7 18.7L21.5 21.5',
  grip: 'M9 5.5h.01M15 5.5h.01M9 12h.01M15 12h.01M9 18.5h.01M15 18.5h.01',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 3.5 3.5 3-3 5 5M15 9h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11.5V16M12 8h.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
  plus: 'M12 5v14M5 12h14',
  puzzle: 'M10 4.5a2 2 0 0 1 4 0V6h4v4h-1.5a2 2 0 0 0 0 4H18v5H6v-5h1.5a2 2 0 0 0 0-4H6V6h4z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.4 15.4L21 21',
  sliders: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4M4 12h4M12 12h8M10 10v4',
  tag: 'M4 4h8l8.5 8.5-7.5 7.5L4.5 12zM8.5 8.5h.01',
  text: 'M5 6h14M12 6v13M9 19h6',
  trash: 'M5 7h14M9 7V4.5h6V7M7 7l.8 13h8.4L17 7M10.5 11v5M13.5 11v5',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v4h16v-4',
  users:
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19.5a6 6 0 0 1 12 0M15.5 5a3.5 3.5 0 0 1 0 6.5M17.5 14a6 6 0 0 1 3.5 5.5',
} as const;

export type ToolIconName = keyof typeof toolIconPaths;
