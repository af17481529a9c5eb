import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type {
  Block,
  CatalogueName,
  DeliveryMode,
  Detail,
  FaqEntry,
  Gender,
  NavigationItem,
  Picture,
  ReturnPolicy,
  SizeChart,
  Store,
} from '../../model/catalogue.ts';
import { moment, paise } from './columns.ts';

export const brand = pgTable('brand', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  catalogue: text('catalogue').$type<CatalogueName>().notNull(),
  story: text('story').notNull(),
  country: text('country').notNull(),
  superBrand: text('super_brand').notNull(),
  nicknames: jsonb('nicknames').$type<string[]>().notNull(),
});

export const category = pgTable('category', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  parentCode: text('parent_code').references((): AnyPgColumn => category.code),
  level: integer('level').$type<1 | 2 | 3 | 4>().notNull(),
  catalogue: text('catalogue').$type<CatalogueName>().notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  faq: jsonb('faq').$type<FaqEntry[]>().notNull(),
  /** HSN code of its products (4, 6 or 8 digits), which decides their GST. Empty: the standard rate. */
  hsnCode: text('hsn_code').notNull().default(''),
  /** Order among siblings, as in the catalogue. */
  position: integer('position').notNull(),
});

export const seller = pgTable('seller', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  city: text('city').notNull(),
});

export const product = pgTable(
  'product',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull(),
    catalogue: text('catalogue').$type<CatalogueName>().notNull(),
    brandCode: text('brand_code')
      .notNull()
      .references(() => brand.code),
    categoryCode: text('category_code')
      .notNull()
      .references(() => category.code),
    name: text('name').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    details: jsonb('details').$type<Detail[]>().notNull(),
    care: text('care').notNull(),
    styleNote: text('style_note').notNull(),
    genders: jsonb('genders').$type<Gender[]>().notNull(),
    bagType: text('bag_type'),
    typeWatches: text('type_watches'),
    patternWatches: text('pattern_watches'),
    strapColour: text('strap_colour'),
    returnPolicy: text('return_policy').$type<ReturnPolicy>().notNull(),
    isProductNew: boolean('is_product_new').notNull(),
    isOnlineExclusive: boolean('is_online_exclusive').notNull(),
    readyToShip: boolean('ready_to_ship').notNull(),
    isGiveAway: boolean('is_give_away').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    /**
     * When the content or price of the product last changed. Database triggers set this time. Null until the
     * first change.
     */
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }),
    popularity: doublePrecision('popularity').notNull(),
    sizeChart: jsonb('size_chart').$type<SizeChart>(),
    tags: jsonb('tags').$type<string[]>().notNull(),
    faq: jsonb('faq').$type<FaqEntry[]>().notNull(),
    seo: jsonb('seo').$type<{ title?: string; description?: string }>().notNull(),
    /** The product number of the retailer's system. Null for a product that no import wrote. */
    sourceGroup: text('source_group'),
    /** HSN code of the product (4, 6 or 8 digits). Null: the code of its category. */
    hsnCode: text('hsn_code'),
    /** Country of origin. Null, like the next five: the retailer has not given it. */
    originCountry: text('origin_country'),
    /** Name and address in one line, like the next two. */
    manufacturer: text('manufacturer'),
    packer: text('packer'),
    importer: text('importer'),
    /** With its unit, such as `1 N` or `100 ml`. */
    netQuantity: text('net_quantity'),
    /** Who answers complaints about the product, with an address or a number. */
    customerCare: text('customer_care'),
    /** When the last variant of the product ended. Only its orders still show it. Null: it is for sale. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('product_brand').on(table.brandCode),
    index('product_category').on(table.categoryCode),
    index('product_name').on(table.name),
    uniqueIndex('product_source_group').on(table.sourceGroup),
  ],
);

/** A product in one colour, as a tile or gallery shows it. */
export const productColour = pgTable(
  'product_colour',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.id),
    /** Key within the product, such as `oxblood`. */
    key: text('key').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    hex: text('hex').notNull(),
    /** Value of the facet `colour`. */
    family: text('family').notNull(),
    /** Hero picture first; never empty. */
    images: jsonb('images').$type<Picture[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.key] })],
);

/** One colour in one size. */
export const variant = pgTable(
  'variant',
  {
    sku: text('sku').primaryKey(),
    productId: text('product_id').notNull(),
    colourKey: text('colour_key').notNull(),
    position: integer('position').notNull(),
    /** Null for a product in one size. */
    size: text('size'),
    sizeLabel: text('size_label').notNull(),
    /** When the retailer stopped to sell the variant. Null: it is for sale. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.productId, table.colourKey],
      foreignColumns: [productColour.productId, productColour.key],
    }),
    index('variant_product').on(table.productId),
  ],
);

/** A seller's offer of a variant: the only source of price and stock. */
export const offer = pgTable(
  'offer',
  {
    ussid: text('ussid').primaryKey(),
    sellerId: text('seller_id')
      .notNull()
      .references(() => seller.id),
    variantSku: text('variant_sku')
      .notNull()
      .references(() => variant.sku),
    mrpPaise: paise('mrp_paise').notNull(),
    pricePaise: paise('price_paise').notNull(),
    /** Units that can be ordered. Units that open payments hold are not in it. */
    stock: integer('stock').notNull(),
    /**
     * Units that open payments hold although the retailer no longer has them. When a payment fails, these
     * units do not return to `stock`.
     */
    stockShort: integer('stock_short').notNull().default(0),
    deliveryModes: jsonb('delivery_modes').$type<DeliveryMode[]>().notNull(),
    /**
     * Priority of the offer among those of its variant. The shop sells the offer with the lowest rank that
     * has stock: 0, then 1, 2, …
     */
    rank: integer('rank').notNull(),
  },
  (table) => [
    index('offer_variant').on(table.variantSku),
    check('offer_stock_not_negative', sql`${table.stock} >= 0`),
    check('offer_stock_short_not_negative', sql`${table.stockShort} >= 0`),
    check('offer_price_sane', sql`${table.pricePaise} >= 0 and ${table.pricePaise} <= ${table.mrpPaise}`),
  ],
);

export const pincode = pgTable('pincode', {
  pincode: text('pincode').primaryKey(),
  city: text('city').notNull(),
  state: text('state').notNull(),
  serviceable: boolean('serviceable').notNull(),
  codAvailable: boolean('cod_available').notNull(),
  /** Days until delivery; 0 for a pincode without service. */
  homeDays: integer('home_days').notNull(),
  expressDays: integer('express_days'),
});

export const contentPage = pgTable('content_page', {
  slug: text('slug').primaryKey(),
  catalogue: text('catalogue').$type<CatalogueName>().notNull(),
  /** Path on the storefront. */
  path: text('path').notNull().unique(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  blocks: jsonb('blocks').$type<Block[]>().notNull(),
});

/** A brand that has a page in its own colours, `/{slug}-store`. */
export const store = pgTable('store', {
  slug: text('slug').primaryKey(),
  brandCode: text('brand_code')
    .notNull()
    .references(() => brand.code),
  text: text('text').notNull(),
  link: jsonb('link').$type<Store['link']>(),
  image: jsonb('image').$type<Store['image']>(),
  /** The editor's values, unchecked. The component that renders them checks their contrast. */
  colours: jsonb('colours').$type<Partial<Store['colours']>>().notNull(),
});

export const navigation = pgTable('navigation', {
  catalogue: text('catalogue').$type<CatalogueName>().primaryKey(),
  /** The sections, each with its menu. */
  items: jsonb('items').$type<NavigationItem[]>().notNull(),
  /** Links at the left of every menu. */
  leftItems: jsonb('left_items').$type<NavigationItem[]>().notNull().default([]),
  /** Pictures at the right of every menu. */
  rightItems: jsonb('right_items').$type<NavigationItem[]>().notNull().default([]),
});

/** Variants that an editor has chosen, in the order of the list. Variants that are not sold are left out. */
export const skuCollection = pgTable(
  'sku_collection',
  {
    code: text('code').primaryKey(),
    catalogue: text('catalogue').$type<CatalogueName>().notNull(),
    title: text('title').notNull(),
    /** One sentence; may be empty. */
    description: text('description').notNull(),
    skus: jsonb('skus').$type<string[]>().notNull(),
  },
  (table) => [
    check('sku_collection_code', sql`${table.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('sku_collection_skus_a_list', sql`jsonb_typeof(${table.skus}) = 'array'`),
  ],
);

/** A listing page with its own URL, as an editor wrote it. Empty texts are not shown. */
export const dynamicListing = pgTable('dynamic_listing', {
  /** Path on the storefront, in lower case. */
  url: text('url').primaryKey(),
  catalogue: text('catalogue').$type<CatalogueName>().notNull(),
  h1PageName: text('h1_page_name').notNull(),
  /** The search whose results the page shows, as a `q` string. */
  searchUrl: text('search_url').notNull(),
  l1Title: text('l1_title').notNull(),
  l1Url: text('l1_url').notNull(),
  l2Title: text('l2_title').notNull(),
  l2Url: text('l2_url').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  keywords: text('keywords').notNull(),
  dupCanonicalUrl: text('dup_canonical_url').notNull(),
});

/** A collection: the listing of all products with this tag. */
export const tag = pgTable('tag', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  /** A listing that is filtered by several tags has the texts of the first. */
  position: integer('position').notNull(),
});

/** A picture, a film or its captions. */
export const mediaFile = pgTable('media_file', {
  /** Last part of the URL: the hash of the bytes and the extension. */
  name: text('name').primaryKey(),
  /** Path in `MEDIA_DIR`, or in `media` of `DATA_DIR`. */
  path: text('path').notNull(),
  /** What a picture shows, for a person who chooses it for content. Null without a description. */
  alt: text('alt'),
});
