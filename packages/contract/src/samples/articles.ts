import type { ArticleData, ArticleList, ArticleSummary } from '../calls/calls.ts';
import { isIndiluxe, sampleProducts, toCard } from './sampleProducts.ts';
import { film, html, picture } from './values.ts';

const blogPath = '/browse/luxury/luxelife/blog';
const author = 'Rhea Sanyal';

const art = (name: string, alt: string) => ({
  wide: picture(`editorial-${name}-wide`, alt),
  tall: picture(`editorial-${name}-tall`, alt),
});

const wedding = art('banaras', 'A brass lota and a lamp on a woven crimson border');
const hour = art('hour', 'A green-dial watch beside a bottle of perfume');
const table = art('stone-hall', 'Boxes and a vase on a stone table');
const room = art('winter-room', 'An oxblood handbag and a vase with a berry branch on a low table');

const wardrobe = { slug: 'wardrobe', name: 'Wardrobe' };
const objects = { slug: 'objects', name: 'Objects' };

const summary = (
  articleSlug: string,
  topic: ArticleSummary['topic'],
  title: string,
  standfirst: string,
  day: string,
  readingMinutes: number,
  art: ArticleSummary['picture'],
): ArticleSummary => ({
  articleSlug,
  section: 'blog',
  pagePath: `${blogPath}/${articleSlug}`,
  topic,
  title,
  standfirst,
  author,
  publishedAt: `${day}T00:00:00+05:30`,
  readingMinutes,
  picture: art,
});

const summaries: readonly ArticleSummary[] = [
  summary(
    'what-to-carry-to-a-winter-wedding',
    wardrobe,
    'What to carry to a winter wedding',
    'Small bags that hold a phone, a lipstick and a shagun envelope, and still close.',
    '2026-11-20',
    4,
    wedding,
  ),
  summary(
    'small-seconds',
    objects,
    'Small seconds',
    'Why 38 mm is the right size for a watch again.',
    '2026-11-06',
    5,
    hour,
  ),
  summary(
    'three-vessels-and-a-branch',
    { slug: 'at-home', name: 'At home' },
    'Three vessels and a branch',
    'How a stylist in Pune arranges a simple still life.',
    '2026-10-30',
    3,
    table,
  ),
  summary(
    'a-coat-for-six-weeks',
    wardrobe,
    'A coat for six weeks',
    'Delhi’s winter is short. What to buy for it, and what to leave.',
    '2026-10-23',
    6,
    room,
  ),
];

const crumbs = [
  { name: 'Home', url: '/' },
  { name: 'Luxe life', url: blogPath },
];

export const articles: ArticleList = {
  section: 'blog',
  pagePath: blogPath,
  h1: 'Luxe life',
  description: 'People, workshops and things that last. A new story every Friday.',
  seo: {
    title: 'Luxe life: stories from LUXE',
    description: 'People, workshops and things that last. A new story every Friday.',
    breadcrumbs: crumbs,
  },
  topics: [
    { ...wardrobe, count: 2 },
    { ...objects, count: 1 },
    { slug: 'at-home', name: 'At home', count: 1 },
  ],
  articles: [...summaries],
  pagination: { currentPage: 0, pageSize: 9, totalResults: summaries.length },
};

/** More articles than one page. The first response contains nine of them. */
export const articlesMany: ArticleList = {
  ...articles,
  topics: [
    { ...wardrobe, count: 6 },
    { ...objects, count: 3 },
    { slug: 'at-home', name: 'At home', count: 3 },
  ],
  articles: Array.from({ length: 9 }, (_, at) => {
    const one = summaries[at % summaries.length] as ArticleSummary;
    return { ...one, articleSlug: `${one.articleSlug}-${at}`, pagePath: `${one.pagePath}-${at}` };
  }),
  pagination: { currentPage: 0, pageSize: 9, totalResults: 12 },
};

export const articlesNone: ArticleList = {
  ...articles,
  topics: [],
  articles: [],
  pagination: { currentPage: 0, pageSize: 9, totalResults: 0 },
};

const luxury = sampleProducts.filter((sample) => !isIndiluxe(sample)).map(toCard);
const indian = sampleProducts.filter(isIndiluxe).map(toCard);
const [bag] = luxury;
const [jhumka, shawl] = indian;
const sweater = luxury.find(({ sizes }) => sizes.length > 3);

const callout = (product: (typeof luxury)[number] | undefined, note: string) =>
  product
    ? [
        {
          type: 'productCallout' as const,
          product,
          note,
          sizes: product.sizes.map(({ size, isAvailable }, at) => ({
            size,
            isAvailable,
            ussid: `${product.winningUssID}${at === 0 ? '' : at}`,
          })),
        },
      ]
    : [];

export const article: ArticleData = {
  articleSlug: 'what-to-carry-to-a-winter-wedding',
  section: 'blog',
  catalogue: 'luxury',
  pagePath: `${blogPath}/what-to-carry-to-a-winter-wedding`,
  topic: wardrobe,
  title: 'What to carry to a winter wedding',
  standfirst: 'Small bags that hold a phone, a lipstick and a shagun envelope, and still close.',
  author: { name: author, role: 'Wardrobe editor' },
  publishedAt: '2026-11-20T00:00:00+05:30',
  changedAt: '2026-11-22T09:30:00+05:30',
  readingMinutes: 4,
  lead: {
    picture: wedding,
    caption: 'Lota, woven border, bangles and jhumkas.',
    credit: 'LUXE studio, Mumbai',
  },
  seo: {
    title: 'What to carry to a winter wedding | Luxe life',
    description: 'Small bags that hold a phone, a lipstick and a shagun envelope, and still close.',
    breadcrumbs: [...crumbs, { name: 'What to carry to a winter wedding', url: '' }],
  },
  blocks: [
    {
      type: 'text',
      title: '',
      html: html(
        '<p>Delhi has four wedding dates in the second week of December. You will stand for two hours, eat with one hand and carry a shawl on the other arm.</p>',
      ),
    },
    {
      type: 'text',
      title: 'Start with the phone',
      html: html(
        '<p>A phone today is about 16 cm tall. A potli with a base of 14 cm takes it upright, with space for a lipstick, a card and two envelopes. Anything smaller will not close over the phone.</p>',
      ),
    },
    ...callout(bag, 'Holds a phone up to 16.5 cm.'),
    {
      type: 'pullQuote',
      quote: 'Lift it with the phone inside. If the neck opens, put it back.',
      source: 'Nusrat Ali, embroiderer, Lucknow',
    },
    {
      type: 'gallery',
      items: [
        {
          picture: picture('jhumka-ruby-hero', 'Pair of gold jhumka earrings with ruby enamel'),
          caption: 'Jhumkas with ruby enamel',
          credit: 'LUXE studio, Mumbai',
        },
        {
          picture: picture('shawl-maroon-hero', 'Maroon folded pashmina shawl'),
          caption: 'A shawl to carry on the arm',
        },
      ],
    },
    ...callout(jhumka, '26 g for the pair. Light enough for four hours.'),
    ...callout(sweater, 'For the drive home.'),
    {
      type: 'film',
      poster: picture('editorial-hour-wide', 'Late light on a table: a watch, a bottle of perfume, a vase'),
      caption: 'Seven seconds of December sun.',
      credit: 'LUXE studio, Mumbai',
      ...film('hour'),
    },
    {
      type: 'text',
      title: 'What goes inside',
      html: html(
        '<ol><li>Phone and one card</li><li>Two shagun envelopes, with the names already written</li><li>Lipstick, and a mirror no wider than 6 cm</li><li>Three safety pins and a strip of plasters</li></ol>',
      ),
    },
    {
      type: 'picture',
      picture: picture('dupatta-haldi-hero', 'Haldi folded silk dupatta'),
      caption: 'The border decides the colour of the bag.',
    },
  ],
  products: [bag, jhumka, shawl, sweater].filter((product) => product !== undefined),
  related: summaries.slice(1),
};

/** An article of indiluxe without products and without other articles. */
export const articleShort: ArticleData = {
  ...article,
  catalogue: 'indiluxe',
  blocks: article.blocks.slice(0, 2),
  products: [],
  related: [],
};

const long = 'Shahjahanabadi-embroidered-and-hand-finished-in-Kinari-Bazaar';

/** Long words and long texts in every field. */
export const articleLong: ArticleData = {
  ...article,
  title: `${long} and what it takes to carry one through a winter wedding of four evenings`,
  standfirst: `${article.standfirst} ${article.standfirst} ${long}`,
  author: { name: 'Venkatanarasimharajuvaripeta Subramaniam Iyer', role: 'Editor of wardrobe and weddings' },
  blocks: [
    ...article.blocks.slice(0, 2),
    { type: 'pullQuote', quote: `${long}. If the neck opens, put it back.`, source: `${long}, Lucknow` },
    ...callout(
      bag && { ...bag, productname: `${long} top-handle bag in pebbled calf with a turned brass lock` },
      `Holds a phone, a lipstick and ${long}.`,
    ),
  ],
};
