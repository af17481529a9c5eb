import type { DeskContent, DeskListedContent, DeskResponse } from '../desk/desk.ts';

const line = (title: string) => ({ type: 'string', minLength: 1, maxLength: 200, title });
const link = { type: 'string', minLength: 1, title: 'Leads to', format: 'link' };
const crop = (title: string) => ({
  type: 'object',
  title,
  widget: 'crop',
  properties: {
    file: { type: 'string' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    tone: { type: 'string' },
  },
  required: ['file', 'width', 'height', 'tone'],
});
const block = (type: string, title: string, properties: object, required: string[]) => ({
  type: 'object',
  title,
  properties: { type: { type: 'string', const: type }, ...properties },
  required: ['type', ...required],
});

/** A shorter schema than that of the store, with every kind of field. */
const schema: DeskContent['schema'] = {
  type: 'object',
  properties: {
    catalogue: {
      type: 'string',
      enum: ['luxury', 'indiluxe'],
      title: 'Catalogue',
      labels: ['Luxury', 'indiluxe'],
    },
    path: { type: 'string', title: 'Path', description: '/explore/gifting' },
    title: line('Title'),
    description: { type: 'string', title: 'Description for search engines', format: 'long' },
    isOrder: { type: 'boolean', title: 'Leads to the orders, too' },
    position: { type: 'integer', title: 'Position' },
    blocks: {
      type: 'array',
      title: 'Blocks',
      items: {
        oneOf: [
          block(
            'hero',
            'Hero',
            {
              title: line('Title'),
              text: { type: 'string', title: 'Text', format: 'long' },
              link: {
                type: 'object',
                title: 'Link',
                properties: { label: line('Text of the link'), href: link },
                required: ['label', 'href'],
              },
              image: {
                type: 'object',
                title: 'Picture',
                properties: {
                  wide: crop('Wide picture'),
                  tall: crop('Picture for phones'),
                  alt: { type: 'string', title: 'Description of the picture' },
                },
                required: ['wide', 'tall', 'alt'],
              },
            },
            ['title', 'text', 'link', 'image'],
          ),
          block(
            'productRail',
            'Row of products',
            {
              title: line('Title'),
              productIds: {
                type: 'array',
                title: 'Products',
                items: { type: 'string', title: 'Product', format: 'product' },
              },
            },
            ['title', 'productIds'],
          ),
          block(
            'countdown',
            'End of an offer',
            { title: line('Title'), ends: { type: 'string', title: 'Ends', format: 'moment' } },
            ['title', 'ends'],
          ),
          block(
            'text',
            'Text',
            {
              title: { type: 'string', title: 'Title' },
              html: { type: 'string', title: 'Text', format: 'html' },
            },
            ['html'],
          ),
        ],
      },
    },
  },
  required: ['catalogue', 'path', 'title', 'description', 'blocks'],
};

const picture = (file: string, width: number, height: number) => ({ file, width, height, tone: '#58312f' });

const value: DeskContent['value'] = {
  catalogue: 'luxury',
  path: '/explore/winter-room',
  title: 'The winter room',
  description: 'Leather that holds its shape, wool with weight, one good lamp.',
  isOrder: false,
  position: 1,
  blocks: [
    {
      type: 'hero',
      title: 'The winter room',
      text: 'The season, edited to forty items.',
      link: { label: 'See the edit', href: '/bags/c-lsh10' },
      image: {
        wide: picture('036e12ed92b28c31.avif', 1600, 700),
        tall: picture('191582cfd9396668.avif', 900, 1125),
        alt: 'A dark red handbag on a stone block',
      },
    },
    { type: 'productRail', title: 'New this week', productIds: ['mp000000000000001'] },
    { type: 'text', title: 'In short', html: '<p>Forty items for the cold months.</p>' },
  ],
};

const listed: DeskListedContent = {
  key: 'winter-room',
  title: 'The winter room',
  path: '/explore/winter-room',
  state: 'changed',
  scheduledFrom: null,
  changedAt: '2026-11-28T05:12:00.000Z',
  changedBy: 'Meera Nair',
};

const entries: DeskListedContent[] = [
  listed,
  {
    ...listed,
    key: 'home-page',
    title: 'Luxury home',
    path: '/',
    state: 'live',
    changedAt: null,
    changedBy: '',
  },
  {
    ...listed,
    key: 'winter-wedding',
    title: 'Winter wedding edit',
    path: '/explore/winter-wedding',
    state: 'scheduled',
    scheduledFrom: '2026-12-05T04:30:00.000Z',
  },
];

const versions: DeskContent['versions'] = [
  {
    number: 3,
    status: 'draft',
    note: 'Hero text',
    by: 'Meera Nair',
    at: '2026-11-28T05:12:00.000Z',
    from: null,
    until: null,
    problem: '',
  },
  {
    number: 2,
    status: 'live',
    note: 'Winter room opens',
    by: 'Rhea Sanyal',
    at: '2026-11-20T04:30:00.000Z',
    from: '2026-11-20T04:30:00.000Z',
    until: null,
    problem: '',
  },
  {
    number: 1,
    status: 'ended',
    note: '',
    by: 'Before the desk',
    at: '2026-11-20T04:30:00.000Z',
    from: null,
    until: null,
    problem: '',
  },
];

export const deskContentEntry: DeskResponse<'contentEntry'> = {
  entry: {
    ...listed,
    kind: 'page',
    kindTitle: 'Pages',
    value,
    revision: 2,
    versions,
    schema,
    issues: [],
    canPreview: true,
    canRemove: true,
  },
};

const { entry } = deskContentEntry;

/** The entry without a draft. */
export const deskContentLive: DeskResponse<'contentEntry'> = {
  entry: { ...entry, state: 'live', revision: 0, versions: versions.slice(1) },
};

/** The draft is published. */
export const deskContentPublished: DeskResponse<'contentEntry'> = {
  entry: {
    ...deskContentLive.entry,
    versions: [
      { ...(versions[0] as (typeof versions)[number]), status: 'live', from: '2026-11-29T05:00:00.000Z' },
      { ...(versions[1] as (typeof versions)[number]), status: 'ended' },
      ...versions.slice(2),
    ],
  },
};

/** The draft waits for its time. */
export const deskContentScheduled: DeskResponse<'contentEntry'> = {
  entry: {
    ...entry,
    state: 'scheduled',
    revision: 0,
    versions: [
      {
        ...(versions[0] as (typeof versions)[number]),
        status: 'scheduled',
        from: '2026-12-05T04:30:00.000Z',
        until: '2026-12-12T18:29:00.000Z',
      },
      ...versions.slice(1),
    ],
  },
};

/** A draft with mistakes. */
export const deskContentInvalid: DeskResponse<'contentEntry'> = {
  entry: {
    ...entry,
    issues: [
      { path: ['title'], message: 'Fill in this field.' },
      { path: ['blocks', 0, 'link', 'href'], message: 'The shop has no page at /bags/c-lsh99.' },
    ],
  },
};

/** A scheduled version that the shop could not publish. */
export const deskContentProblem: DeskResponse<'contentEntry'> = {
  entry: {
    ...entry,
    versions: [
      {
        ...(versions[0] as (typeof versions)[number]),
        problem: 'This picture or film is not among the media of the shop. Choose another.',
      },
      ...versions.slice(1),
    ],
  },
};

/** An entry that does not exist yet. */
export const deskContentNew: DeskResponse<'contentEntry'> = {
  entry: {
    ...entry,
    ...{ key: 'diwali', title: 'diwali', path: '/explore/diwali', state: 'ended' },
    value: { catalogue: 'luxury', path: '/explore/diwali', title: '', description: '', blocks: [] },
    ...{ changedAt: null, changedBy: '', revision: 0, versions: [] },
  },
};

export const deskContentKinds: DeskResponse<'contentKinds'> = {
  kinds: [
    {
      kind: 'page',
      title: 'Pages',
      description: 'Homes, landing pages and texts of the shop.',
      count: 48,
      keyHint: 'Use small letters, digits and hyphens: gifting.',
    },
    {
      kind: 'navigation',
      title: 'Menus',
      description: 'The items at the top of every page, and the menus below them.',
      count: 2,
      keyHint: null,
    },
  ],
};

export const deskContentEntries: DeskResponse<'contentEntries'> = {
  kind: 'page',
  title: 'Pages',
  description: 'Homes, landing pages and texts of the shop.',
  keyHint: 'Use small letters, digits and hyphens: gifting.',
  entries,
  next: null,
};

export const deskContentComparison: DeskResponse<'compareContent'> = {
  from: 2,
  to: 3,
  changes: [
    {
      path: 'blocks 1 text',
      before: 'The season, edited to thirty items.',
      after: 'The season, edited to forty items.',
    },
    { path: 'blocks 3 title', before: null, after: 'In short' },
  ],
};

export const deskContentPictures: DeskResponse<'contentPictures'> = {
  pictures: [
    {
      file: '036e12ed92b28c31.avif',
      name: 'images/winter-room-wide.avif',
      width: 1600,
      height: 700,
      tone: '#58312f',
      alt: 'A dark red handbag on a stone block',
      url: '/desk/api/content-pictures/036e12ed92b28c31.avif',
    },
  ],
  next: null,
};

export const deskContentChoices: DeskResponse<'contentChoices'> = {
  choices: [
    {
      value: 'mp000000000000001',
      label: 'Warden bag',
      detail: 'Halden & Roe, ₹1,24,000',
      pictureUrl: '/desk/api/content-pictures/036e12ed92b28c31.avif',
    },
    {
      value: 'mp000000000000002',
      label: 'Warden tote',
      detail: 'Halden & Roe, ₹98,000',
      pictureUrl: null,
    },
  ],
};

/** Another person's draft of the entry, which was saved meanwhile. */
export const deskContentTheirs: DeskResponse<'contentEntry'> = {
  entry: {
    ...entry,
    changedBy: 'Kabir Sethi',
    revision: 3,
    value: { ...(value as object), description: 'Leather, wool and one good lamp.' },
    versions: [
      { ...(versions[0] as (typeof versions)[number]), by: 'Kabir Sethi', note: '' },
      ...versions.slice(1),
    ],
  },
};
