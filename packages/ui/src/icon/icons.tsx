import type { ReactNode } from 'react';

const heart = 'M10 16.5S3.5 12.6 3.5 8A3.4 3.4 0 0 1 10 6.6 3.4 3.4 0 0 1 16.5 8c0 4.6-6.5 8.5-6.5 8.5z';

/** One set, drawn on a 20 grid with one line weight. Names say what is drawn, not where it is used. */
export const icons = {
  account: (
    <>
      <circle cx="10" cy="7" r="3" />
      <path d="M4 17c.6-3.4 3-5 6-5s5.4 1.6 6 5" />
    </>
  ),
  'arrow-up': <path d="M10 16V4M5 9l5-5 5 5" />,
  bag: <path d="M4 7h12l.8 10H3.2zM7 9V6a3 3 0 0 1 6 0v3" />,
  calendar: (
    <>
      <rect x="3.5" y="4.5" width="13" height="12" />
      <path d="M3.5 8.5h13M7 3v3M13 3v3" />
    </>
  ),
  check: <path d="m4.5 10.5 3.6 3.6 7.4-8" />,
  'chevron-down': <path d="m5 8 5 5 5-5" />,
  'chevron-left': <path d="m12 5-5 5 5 5" />,
  'chevron-right': <path d="m8 5 5 5-5 5" />,
  'chevron-up': <path d="m5 12 5-5 5 5" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 6.5V10l2.5 1.7" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  edit: <path d="m4 16 .8-3.4L13 4.4l2.6 2.6-8.2 8.2zM11.4 6l2.6 2.6" />,
  error: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 6.8v4M10 13.2v.1" />
    </>
  ),
  external: <path d="M11.5 4H16v4.5M16 4l-7 7M14 11.5V16H4V6h4.5" />,
  filter: (
    <>
      <path d="M3 6h3M10 6h7M3 14h8M15 14h2" />
      <circle cx="8" cy="6" r="2" />
      <circle cx="13" cy="14" r="2" />
    </>
  ),
  gift: (
    <path d="M3.5 8h13v3h-13zM4.5 11h11v6h-11zM10 8v9M10 8C7 8 6 6.6 6.4 5.2 6.9 3.6 9.5 4.2 10 8zm0 0c3 0 4-1.4 3.6-2.8C13.1 3.6 10.5 4.2 10 8z" />
  ),
  heart: <path d={heart} />,
  'heart-filled': <path d={heart} fill="currentColor" />,
  info: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 9.2v4M10 6.7v.1" />
    </>
  ),
  menu: <path d="M3 7h14M3 13h14" />,
  mic: (
    <>
      <rect x="7.5" y="3" width="5" height="8.5" rx="2.5" />
      <path d="M4.5 10a5.5 5.5 0 0 0 11 0M10 15.5V18" />
    </>
  ),
  minus: <path d="M4 10h12" />,
  moon: <path d="M15.8 12.2A6.3 6.3 0 0 1 7.8 4.2a6.3 6.3 0 1 0 8 8z" />,
  pin: (
    <>
      <path d="M10 17.5S4.5 12 4.5 8a5.5 5.5 0 0 1 11 0c0 4-5.5 9.5-5.5 9.5z" />
      <circle cx="10" cy="8" r="1.8" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  return: <path d="M6.5 4 3.5 7l3 3M3.5 7H12a4.5 4.5 0 0 1 0 9H6" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13.2 13.2 17 17" />
    </>
  ),
  share: <path d="M10 12V3M6.5 6 10 2.8 13.5 6M4 10v7h12v-7" />,
  shield: <path d="M10 3 4 5v5c0 3.6 2.6 6 6 7 3.4-1 6-3.4 6-7V5zM7.5 9.8l2 2 3.4-3.6" />,
  sort: <path d="M6.5 4v12M3.5 13l3 3 3-3M13.5 16V4M10.5 7l3-3 3 3" />,
  spark: <path d="M10 3c.5 4 2.5 6.3 7 7-4.5.7-6.5 3-7 7-.5-4-2.5-6.3-7-7 4.5-.7 6.5-3 7-7z" />,
  star: <path d="m10 3 2.1 4.6 5 .6-3.7 3.4 1 4.9-4.4-2.5-4.4 2.5 1-4.900L2.9 8.200l5-.6z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.500v2M10 15.500v2M2.5 10h2M15.5 10h2M4.7 4.700l1.4 1.400M13.9 13.900l1.4 1.400M15.3 4.700l-1.4 1.400M6.1 13.900l-1.4 1.4" />
    </>
  ),
  trash: <path d="M4 6h12M8 6V4h4v2M5.5 6l.7 10.500h7.600L14.5 6M8.5 9v5M11.5 9v5" />,
  truck: (
    <>
      <path d="M2.5 5h9v9h-9zM11.5 8H15l2.5 3v3h-6z" />
      <circle cx="6" cy="15" r="1.5" />
      <circle cx="14" cy="15" r="1.5" />
    </>
  ),
  warning: <path d="M10 3.5 17.5 16.500h-15zM10 8.500V12M10 14.200v.1" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof icons;
