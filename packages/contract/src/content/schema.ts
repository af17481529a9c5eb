import { z } from 'zod';
import { productCardSchema } from '../catalogue/productCardSchema.ts';
import { breadcrumbSchema, filmSchema, htmlSchema, imageSchema, pictureUrlSchema } from '../shared/schema.ts';

const linkSchema = z.object({ label: z.string(), href: z.string() });

/** A picture in the shapes that layouts need: `tall` (4:5) for phones and columns, `wide` for full bleed. */
export const artSchema = z.object({ wide: imageSchema, tall: imageSchema });

/** A point of a picture, in percent of its width from the left and of its height from the top. */
const focalPointSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });

export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hero'),
    kicker: z.string().optional(),
    title: z.string(),
    text: z.string(),
    link: linkSchema,
    image: artSchema,
    /**
     * The point of each picture that stays in view where a screen crops it. Without one, phones show the
     * upper edge, and wide screens the right part of the middle.
     */
    focus: z.object({ wide: focalPointSchema.optional(), tall: focalPointSchema.optional() }).optional(),
  }),
  z.object({
    type: z.literal('productRail'),
    title: z.string(),
    link: linkSchema.optional(),
    products: z.array(productCardSchema),
  }),
  /** Products that an editor has chosen by their SKUs, in the order of the list. */
  z.object({
    type: z.literal('collection'),
    title: z.string(),
    link: linkSchema.optional(),
    layout: z.enum(['rail', 'grid']),
    /** Code of the collection, for the call `customSkuCollection`, which has all its pages. */
    collection: z.string(),
    /** The first page of the collection. */
    products: z.array(productCardSchema).min(1),
    /** Number of products in the collection. */
    total: z.int().positive(),
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
        /** Number of products in the category; absent when not counted. */
        count: z.int().nonnegative().optional(),
      }),
    ),
  }),
  z.object({
    type: z.literal('video'),
    title: z.string(),
    text: z.string().optional(),
    link: linkSchema.optional(),
    /** The still of the film, with the same aspect ratio; `alt` describes the film. */
    poster: imageSchema,
    ...filmSchema.shape,
  }),
  /**
   * A line about an offer that ends at a given time. After the end, the store omits this block unless `after`
   * is set.
   */
  z.object({
    type: z.literal('countdown'),
    title: z.string(),
    text: z.string().optional(),
    link: linkSchema.optional(),
    /** When the offer ends. */
    ends: z.iso.datetime({ offset: true }),
    /** Text to show after the end. */
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
  /** The brands of the page's catalogue that have products, in no guaranteed order. */
  z.object({
    type: z.literal('brandIndex'),
    brands: z.array(
      z.object({
        name: z.string(),
        /** `MBH` and a number. */
        code: z.string().regex(/^MBH/i),
        /** Path of the brand's listing: `/{slug}/c-mbh…`. */
        href: z.string(),
        /** Number of products in that listing. */
        count: z.int().positive(),
      }),
    ),
  }),
]);

export const contentPageSchema = z.object({
  slug: z.string(),
  catalogue: z.enum(['luxury', 'indiluxe']),
  /** Path of the page in the storefront. */
  pagePath: z.string(),
  h1: z.string(),
  seo: z.object({ title: z.string(), description: z.string(), breadcrumbs: z.array(breadcrumbSchema) }),
  blocks: z.array(blockSchema),
});

const thumbnailSchema = z.object({ url: pictureUrlSchema, width: z.int(), height: z.int() });

/**
 * A section in the menu of a navigation item: either a column or the picture. The beginning of `sectionType`
 * decides which of the two [SHL-26].
 */
const navigationSectionSchema = z.object({
  title: z.string(),
  /** A sentence beside the title; empty for none. */
  pageTitle: z.string(),
  /** Target of the title. */
  redirectUrl: z.string(),
  thumbnail: thumbnailSchema.nullable(),
  itemType: z.enum(['image', 'text']),
  /** Begins with brand, category or spotlight. A section with another type is not shown. */
  sectionType: z.string(),
  items: z.array(z.object({ title: z.string(), redirectionUrl: z.string() })),
});

/** An item of the navigation, with the fields of section 3 of the specification. */
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
  /**
   * Numbers of products and brands in the listing that the item links to. Absent when the item links to
   * another page. Not in the specification.
   */
  found: z.object({ items: z.int().nonnegative(), brands: z.int().nonnegative() }).optional(),
});

/**
 * The banner of a store page. Its colours are unchecked: the component that shows them must ensure contrast.
 */
const storeBannerSchema = z.object({
  /** The part before `-store` in the URL of the store page. */
  slug: z.string(),
  catalogue: z.enum(['luxury', 'indiluxe']),
  superBrand: z.string(),
  /** Path of the store page. */
  pagePath: z.string(),
  /** Name of the brand. */
  name: z.string(),
  /** A sentence about the brand; empty for none. */
  text: z.string(),
  /** Who makes the products, and how, in a few sentences; empty or absent for none. */
  story: z.string().optional(),
  link: linkSchema.optional(),
  /**
   * The picture of the banner: either a landscape scene that fills its area, or a cut-out on the `media`
   * colour.
   */
  image: imageSchema.optional(),
  /**
   * Colours of the banner, each as `#rrggbb`. When one colour is missing or invalid, all of these colours are
   * ignored.
   */
  colours: z.object({
    surface: z.string().optional(),
    text: z.string().optional(),
    muted: z.string().optional(),
    accent: z.string().optional(),
    media: z.string().optional(),
  }),
  productCount: z.int().nonnegative(),
  /** Categories of the store's products; empty when all products are in one category. */
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
      /**
       * Items with sections of their own have a menu, in each of the three. Others are links for every menu
       * in `left`, tabs without a menu in `centre`, and pictures for every menu in `right`.
       */
      left: z.array(navigationItemSchema),
      centre: z.array(navigationItemSchema),
      right: z.array(navigationItemSchema),
    }),
  },
  announcement: {
    response: z.object({
      /** Null when there is none now. */
      announcement: z.object({ text: z.string().min(1).max(120), link: linkSchema.nullable() }).nullable(),
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
