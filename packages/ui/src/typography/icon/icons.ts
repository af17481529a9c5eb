const heart = 'M10 16.5S3.5 12.6 3.5 8A3.4 3.4 0 0 1 10 6.6 3.4 3.4 0 0 1 16.5 8c0 4.6-6.5 8.5-6.5 8.5z';
const ring = 'M3.5 10a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0';
const lens = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17';
const speaker = 'M3.5 8v4h3l4 3.5v-11L6.5 8z';

/**
 * All icons, on a 20 × 20 grid with one line width. Each value is the `d` attribute of one path. Names
 * describe the drawing, not its use.
 *
 * The icons are strings rather than elements or a sprite. Strings weigh 2 kB compressed and are part of the
 * server's HTML, so no icon needs a request.
 */
export const icons = {
  account: 'M7 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17c.6-3.4 3-5 6-5s5.4 1.6 6 5',
  bag: 'M4 7h12l.8 10H3.2zM7 9V6a3 3 0 0 1 6 0v3',
  bank: 'M3 7.5 10 3.5l7 4zM5 10v4M10 10v4M15 10v4M3 16.5h14',
  box: 'M10 2.8 16.5 6.2v7.6L10 17.2l-6.5-3.4V6.2zM3.5 6.2 10 9.7l6.5-3.5M10 9.7v7.5',
  calendar: 'M3.5 4.5h13v12h-13zM3.5 8.5h13M7 3v3M13 3v3',
  camera: 'M3 6.5h3.2l1.5-2h4.6l1.5 2H17V16H3zM7.2 11a2.8 2.8 0 1 0 5.6 0 2.8 2.8 0 1 0-5.6 0',
  captions: 'M3 5h14v10.5H3zM9 9a1.7 1.7 0 1 0 0 2.5M14 9a1.7 1.7 0 1 0 0 2.5',
  card: 'M3 5h14v10.5H3zM3 8.5h14M5.5 12.5h3',
  check: 'm4.5 10.5 3.6 3.6 7.4-8',
  'chevron-down': 'm5 8 5 5 5-5',
  'chevron-left': 'm12 5-5 5 5 5',
  'chevron-right': 'm8 5 5 5-5 5',
  'chevron-up': 'm5 12 5-5 5 5',
  clock: `${ring}M10 6.5V10l2.5 1.7`,
  close: 'm5 5 10 10M15 5 5 15',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  download: 'M10 3v9.5M6.5 9.3 10 12.5l3.5-3.2M4 13v4h12v-4',
  edit: 'm4 16 .8-3.4L13 4.4l2.6 2.6-8.2 8.2zM11.4 6l2.6 2.6',
  error: `${ring}M10 6.8v4M10 13.2v.1`,
  filter: 'M3 6h3M10 6h7M3 14h8M15 14h2M6 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M11 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0',
  fullscreen: 'M7.5 3.5h-4v4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4',
  gift: 'M3.5 8h13v3h-13zm1 3h11v6h-11zM10 17V8c-7 0-4-8 0 0 4-8 7 0 0 0',
  heart,
  'heart-filled': heart,
  info: `${ring}M10 9.2v4M10 6.7v.1`,
  location:
    'M5 10a5 5 0 1 0 10 0 5 5 0 1 0-10 0M10 2.5V5M10 15v2.5M2.5 10H5M15 10h2.5M9 10a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  mail: 'M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5',
  menu: 'M3 7h14M3 13h14',
  mic: 'M7.5 5.5a2.5 2.5 0 0 1 5 0V9a2.5 2.5 0 0 1-5 0zM4.5 10a5.5 5.5 0 0 0 11 0M10 15.5V18',
  minus: 'M4 10h12',
  pause: 'M7 4.5v11M13 4.5v11',
  phone:
    'M4 3.5h3l1.5 4-2 1.4a9.5 9.5 0 0 0 4.6 4.6l1.4-2 4 1.5v3a1 1 0 0 1-1 1A12.6 12.6 0 0 1 3 4.5a1 1 0 0 1 1-1z',
  pin: 'M10 17.5S4.5 12 4.5 8a5.5 5.5 0 0 1 11 0c0 4-5.5 9.5-5.5 9.5zM8.2 8a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0',
  play: 'M6.5 4v12l9.5-6z',
  plus: 'M10 4v12M4 10h12',
  points: `${ring}M10 6.5l2.5 3.5-2.5 3.5L7.5 10z`,
  refresh: 'M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.7M16.5 3.5V7H13',
  return: 'M6.5 4 3.5 7l3 3M3.5 7H12a4.5 4.5 0 0 1 0 9H6',
  search: lens,
  share: 'M10 12V3M6.5 6 10 2.8 13.5 6M4 10v7h12v-7',
  shield: 'M10 3 4 5v5c0 3.6 2.6 6 6 7 3.4-1 6-3.4 6-7V5zM7.5 9.8l2 2 3.4-3.6',
  sort: 'M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3',
  store:
    'M3 8l1.5-4h11L17 8M4.5 10v6.5h11V10M3 8a2.3 2.3 0 0 0 4.7 0 2.3 2.3 0 0 0 4.6 0A2.3 2.3 0 0 0 17 8zM8 16.5V12.5h4v4',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5',
  truck:
    'M2.5 5h9v9h-9zM11.5 8H15l2.5 3v3h-6zM4.5 15a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12.5 15a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  volume: `${speaker}M13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.3 6.3 0 0 1 0 9`,
  'volume-off': `${speaker}M13 8l4 4M17 8l-4 4`,
  wallet: 'M3.5 6h13v10.5h-13zM3.5 6 13 3.5V6M16.5 9.4H13a1.8 1.8 0 0 0 0 3.6h3.5',
  warning: 'M10 3.5 17.5 16.5h-15zM10 8.5V12M10 14.2v.1',
  'zoom-in': `${lens}M9 6.5v5M6.5 9h5`,
  'zoom-out': `${lens}M6.5 9h5`,
} as const satisfies Record<string, string>;

export type IconName = keyof typeof icons;

/** Icons whose shape is filled. */
export const filled: ReadonlySet<IconName> = new Set<IconName>(['heart-filled', 'play']);
