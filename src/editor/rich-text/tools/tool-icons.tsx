/** Line drawings of the text tools, on a grid of 24. */
const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strike:
    'M4 12h16M16.5 7.5C16 5.7 14.3 5 12 5c-2.7 0-4.5 1.3-4.5 3.5 0 1 .4 1.8 1.2 2.400M7.5 16.500C8 18.3 9.7 19 12 19c2.7 0 4.5-1.3 4.5-3.5 0-.6-.1-1.1-.4-1.5',
  link: 'M10 8H8a4 4 0 0 0 0 8h2M14 8h2a4 4 0 0 1 0 8h-2M8.5 12h7',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4.500L5 4v4M4 14c0-1.5 2.5-1.5 2.5 0 0 1-2.5 2-2.5 3h2.5',
  sub: 'M4 6l8 10M12 6L4 16M16 17c0-1.8 3.5-1.8 3.5 0 0 1.2-3.5 2.5-3.5 4h3.5',
  sup: 'M4 8l8 10M12 8L4 18M16 5c0-1.8 3.5-1.8 3.5 0 0 1.2-3.5 2.5-3.5 4h3.5',
  clear: 'M6 5h12M12 5l-2 14M7 19h5M15 15l5 5M20 15l-5 5',
  chevron: 'M6 9l6 6 6-6',
  folder: 'M3 6h6l2 2h10v4M3 6v13h8M17 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM19.2 19.200L21.5 21.5',
  anchor: 'M5 9h15M4 15h15M10 4L8 20M16 4l-2 16',
} as const;

export type ToolIconName = keyof typeof paths;

export function ToolIcon({ name, size = 18 }: { name: ToolIconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
