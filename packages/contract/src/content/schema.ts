import { z } from 'zod';
import { productCardSchema } from '../catalogue/schema.ts';
import { breadcrumbSchema, filmSchema, htmlSchema, imageSchema, pictureUrlSchema } from '../shared/schema.ts';

const linkSchema = z.object({ label: z.string(), href: z.string() });

/** One picture in the shapes a layout needs: `tall` (4:5) for phones and columns, `wide` for full bleed. */
const artSchema = z.object({ wide: imageSchema, tall: imageSchema });

export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    kicker: z.string().optional(),
    title: z.string(),
    text: z.string(),
    link: linkSchema,
    image: artSchema,
  }),
  z.object({
    type: z.literal('productRail'),
    title: z.string(),
    link: linkSchema.optional(),
    products: z.array(productCardSchema),
  }),
  z.object({
    type: z.literal('brandWall'),
    title: z.string(),
    brands: z.array(z.object({ name: z.string(), href: z.string() })),
    moreCount: z.int().nonnegative(),
    link: linkSchema,
  }),
  z.object({
    type: z.literal('editorial'),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    link: linkSchema,
    image: artSchema,
    layout: z.enum(['left', 'right']),
  }),
  z.object({
    type: z.literal('categoryList'),
    title: z.string(),
    items: z.array(
      z.object({
        label: z.string(),
        href: z.string(),
        image: imageSchema,
        /** Pieces in the category; left out where nobody has counted. */
        count: z.int().nonnegative().optional(),
      }),
    ),
  }),
  z.object({
    type: z.literal('video'),
    title: z.string(),
    text: z.string().optional(),
    link: linkSchema.optional(),
    /** Its still, of its shape; `alt` says what the film shows. */
    poster: imageSchema,
    ...filmSchema.shape,
  }),
  /** Until when something can be had, as a quiet line. The store leaves it out when it is over and `after` says nothing. */
  z.object({
    type: z.literal('countdown'),
    title: z.string(),
    text: z.string().optional(),
    link: linkSchema.optional(),
    /** The moment it ends. */
    ends: z.iso.datetime({ offset: true }),
    /** Said in the line's place when it is over. */
    after: z.string().optional(),
  }),
  z.object({ type: z.literal('text'), title: z.string(), html: htmlSchema }),
  z.object({
    type: z.literal('spotlight'),
    kicker: z.string(),
    title: z.string(),
    text: z.string(),
    link: linkSchema,
    image: imageSchema,
  }),
  /** The brands of the page's catalogue that have pieces, in no order that a page may rely on. */
  z.object({
    type: z.literal('brandIndex'),
    brands: z.array(
      z.object({
        name: z.string(),
        /** MBH and a number. */
        code: z.string().regex(/^MBH/i),
        /** Its listing: `/{slug}/c-mbh…`. */
        href: z.string(),
        /** Pieces that its listing finds. */
        count: z.int().positive(),
      }),
    ),
  }),
]);

export const contentPageSchema = z.object({
  slug: z.string(),
  catalogue: z.enum(['luxury', 'indiluxe']),
  /** The storefront path this page stands at. */
  pagePath: z.string(),
  h1: z.string(),
  seo: z.object({ title: z.string(), description: z.string(), breadcrumbs: z.array(breadcrumbSchema) }),
  blocks: z.array(blockSchema),
});

const thumbnailSchema = z.object({ url: pictureUrlSchema, width: z.int(), height: z.int() });

/** A column of an item's menu, or its picture: what its sectionType begins with says which (SHL-26). */
const navigationSectionSchema = z.object({
  title: z.string(),
  /** A sentence beside the title; empty where there is none. */
  pageTitle: z.string(),
  /** Where the title leads. */
  redirectUrl: z.string(),
  thumbnail: thumbnailSchema.nullable(),
  itemType: z.enum(['image', 'text']),
  /** brand…, category… or spotlight…; another one is not shown. */
  sectionType: z.string(),
  items: z.array(z.object({ title: z.string(), redirectionUrl: z.string() })),
});

/** An item of the navigation, with the fields of section 3. */
export const navigationItemSchema = z.object({
  title: z.string(),
  pageTitle: z.string(),
  redirectUrl: z.string(),
  pageUrl: z.string(),
  thumbnail: thumbnailSchema.nullable(),
  subitemCollection: z.array(
    z.object({ image: thumbnailSchema.nullable(), redirectionUrl: z.string(), title: z.string() }),
  ),
  sectionsCollection: z.array(navigationSectionSchema),
  itemType: z.enum(['image', 'text']),
  gridDimensions: z.string(),
  sectionType: z.string(),
  btnText: z.string(),
  hexCode: z.string(),
  webURL: z.string(),
  /** Ours: what the listing that the item leads to finds. Left out where it is no listing. */
  found: z.object({ pieces: z.int().nonnegative(), brands: z.int().nonnegative() }).optional(),
});

/** The head of a store's page. Its colours are as they were written: whoever draws them makes them safe to read. */
const storeBannerSchema = z.object({
  /** The words before `-store` in its address. */
  slug: z.string(),
  catalogue: z.enum(['luxury', 'indiluxe']),
  superBrand: z.string(),
  /** The path of its page. */
  pagePath: z.string(),
  /** The house. */
  name: z.string(),
  /** A sentence; empty where there is none. */
  text: z.string(),
  link: linkSchema.optional(),
  /** A scene, which is wider than high and fills its part; or a cut-out, which stands on `media`. */
  image: imageSchema.optional(),
  /** `#rrggbb` each. A set of which one is missing or cannot be read is not used. */
  colours: z.object({
    surface: z.string().optional(),
    text: z.string().optional(),
    muted: z.string().optional(),
    accent: z.string().optional(),
    media: z.string().optional(),
  }),
  pieces: z.int().nonnegative(),
  /** What the store has pieces of; empty where all are of one kind. */
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int().positive() })),
});

const propertiesSchema = {
  query: z.object({ propertyNames: z.string().max(500) }),
  response: z.object({ applicationProperties: z.array(z.object({ name: z.string(), value: z.string() })) }),
};

export const contentSchemas = {
  homePage: { params: z.object({ slug: z.string().max(100) }), response: contentPageSchema },
  hybridPlpPage: { params: z.object({ id: z.string().max(40) }), response: contentPageSchema },
  layoutPage: { params: z.object({ id: z.string().max(100) }), response: contentPageSchema },
  storeBanner: { params: z.object({ id: z.string().max(100) }), response: storeBannerSchema },
  navigation: {
    query: z.object({ catalogue: z.enum(['luxury', 'indiluxe']) }),
    response: z.object({
      catalogue: z.enum(['luxury', 'indiluxe']),
      left: z.array(navigationItemSchema),
      centre: z.array(navigationItemSchema),
      right: z.array(navigationItemSchema),
    }),
  },
  cmsPage: { params: z.object({ path: z.string().max(300) }), response: contentPageSchema },
  properties: propertiesSchema,
  productProperties: { params: z.object({ product: z.string().max(20) }), ...propertiesSchema },
  remoteConfig: {
    query: z.object({ project_id: z.string().max(60).default('') }),
    response: z.object({ entries: z.record(z.string(), z.string()) }),
  },
};
