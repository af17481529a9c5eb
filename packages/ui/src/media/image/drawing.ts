const svg = (box: string, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${shapes}</svg>`)}`;

const bag =
  '<path d="M18 44h44l5 40H13z" fill="maroon"/><path d="M28 44v-8a12 12 0 0 1 24 0v8" fill="none" stroke="maroon" stroke-width="3"/>';
const size = { width: 800, height: 1000 };

/** Images for stories, as data URLs, so that stories request no files. */
export const drawing = {
  bag: { src: svg('0 0 80 100', bag), alt: 'Oxblood top-handle bag', ...size },
  side: {
    src: svg('0 0 80 100', '<path d="M30 44h20l3 40H27z" fill="maroon"/>'),
    alt: 'Oxblood bag from the side',
    ...size,
  },
  detail: {
    src: svg(
      '0 0 80 100',
      '<path d="M0 0h80v100H0z" fill="maroon"/><path d="M32 40h16v22H32z" fill="darkgoldenrod"/>',
    ),
    alt: 'Turned brass lock',
    ...size,
  },
  scene: {
    src: svg(
      '0 0 80 100',
      `<path d="M0 0h80v100H0z" fill="tan"/><path d="M0 80h80v20H0z" fill="sienna"/>${bag}`,
    ),
    alt: 'Oxblood bag on a plinth, a hand tall',
    ...size,
  },
} as const;
