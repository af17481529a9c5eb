import { z } from 'zod';
import type { ArticleBlock, Block } from '../../../model/catalogue.ts';
import * as field from './fields.ts';

const block = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  title: string,
  shape: Shape,
) => z.object({ type: z.literal(type), ...shape }).meta({ title });

const text = (title: string) =>
  block('text', 'Text', {
    title: field.lineOrEmpty(title, { hint: 'Empty for text without a heading.' }),
    html: field.html('Text'),
  });

/** Blocks of a page, with the names that the list of the form shows. */
const pageBlocks = [
  block('hero', 'Hero', {
    kicker: field.optionalLine('Line above the title', { max: 80 }),
    title: field.line('Title', { max: 100 }),
    text: field.longText('Text', { max: 400 }),
    link: field.link('Link'),
    image: field.crops('Picture'),
    focus: field.focus,
  }),
  block('productRail', 'Row of products', {
    title: field.line('Title', { max: 100 }),
    link: field.link('Link').optional(),
    query: z
      .object({
        category: z.string().optional(),
        brand: z.string().optional(),
        tag: z.string().optional(),
        sort: z.string().optional(),
      })
      .default({})
      .meta({ hidden: true }),
    productIds: z.array(field.productCode('Product')).min(1).max(24).meta({ title: 'Products' }),
  }),
  block('collection', 'Chosen products', {
    collection: field.skuCollectionCode('List'),
    title: field.optionalLine('Title', { max: 100, hint: 'Empty for the title of the list.' }),
    link: field.link('Link').optional(),
    layout: field.choice('Form', { rail: 'One row', grid: 'Grid that loads more' }),
  }),
  block('brandWall', 'Wall of brands', {
    title: field.line('Title', { max: 100 }),
    brands: z
      .array(z.object({ name: field.line('Name'), href: field.path('Leads to') }).meta({ title: 'Brand' }))
      .min(1)
      .max(60)
      .meta({ title: 'Brands' }),
    moreCount: field.count('Number of further brands'),
    link: field.link('Link'),
  }),
  block('editorial', 'Story with a picture', {
    kicker: field.lineOrEmpty('Line above the title', { max: 80 }),
    title: field.line('Title', { max: 100 }),
    text: field.longText('Text', { max: 1000 }),
    link: field.link('Link'),
    image: z
      .union([field.crops('A wide picture and one for phones'), field.picture('A picture of a product')])
      .meta({ title: 'Picture' }),
    layout: field.choice('Side of the picture', { left: 'Left', right: 'Right' }),
  }),
  block('categoryList', 'List of categories', {
    title: field.line('Title', { max: 100 }),
    items: z
      .array(
        z
          .object({
            label: field.line('Name', { max: 60 }),
            href: field.path('Leads to'),
            count: field.count('Number of products').optional(),
            image: field.picture('Picture'),
          })
          .meta({ title: 'Category' }),
      )
      .min(1)
      .max(24)
      .meta({ title: 'Categories' }),
  }),
  block('video', 'Film', {
    title: field.line('Title', { max: 100 }),
    text: field.optionalLine('Text', { max: 400 }),
    link: field.link('Link').optional(),
    poster: field.picture('Still of the film'),
    ...field.filmFields,
  }),
  block('countdown', 'End of an offer', {
    title: field.line('Title', { max: 100 }),
    text: field.optionalLine('Text', { max: 400 }),
    link: field.link('Link').optional(),
    ends: field.moment('Ends'),
    after: field.optionalLine('Text after the end', {
      max: 200,
      hint: 'Empty: the block disappears at the end.',
    }),
  }),
  text('Title'),
  block('spotlight', 'Short notes', {
    title: field.line('Title', { max: 100 }),
    items: z
      .array(
        z
          .object({
            kicker: field.optionalLine('Line above the title', { max: 80 }),
            title: field.line('Title', { max: 100 }),
            text: field.longText('Text', { max: 400 }),
            link: field.link('Link').optional(),
            image: field.picture('Picture').optional(),
          })
          .meta({ title: 'Note' }),
      )
      .min(1)
      .max(4)
      .meta({ title: 'Notes' }),
  }),
  block('brandIndex', 'Brands from A to Z', {}),
] as const;

export const blocksField = z
  .array(z.discriminatedUnion('type', pageBlocks))
  .max(60)
  .meta({ title: 'Blocks' }) as unknown as z.ZodType<Block[]>;

const caption = field.lineOrEmpty('Caption', { max: 300 });
const credit = field.optionalLine('Photographer or source', { max: 120 });

export const articleBlocksField = z
  .array(
    z.discriminatedUnion('type', [
      text('Heading'),
      block('pullQuote', 'Large sentence', {
        quote: field.longText('Sentence', { max: 400 }),
        source: field.lineOrEmpty('Who is quoted', { hint: 'Empty for a sentence of the article.' }),
      }),
      block('picture', 'Picture', { picture: field.picture('Picture'), caption, credit }),
      block('gallery', 'Pictures side by side', {
        items: z
          .array(z.object({ picture: field.picture('Picture'), caption, credit }).meta({ title: 'Picture' }))
          .min(2)
          .max(6)
          .meta({ title: 'Pictures' }),
      }),
      block('film', 'Film', {
        poster: field.picture('Still of the film'),
        caption,
        credit,
        ...field.filmFields,
      }),
      block('productCallout', 'Product to buy', {
        productId: field.productCode('Product'),
        colour: field.optionalLine('Colour', { hint: 'Its key. Empty for the first colour.', max: 40 }),
        note: field.lineOrEmpty('Sentence about it', { max: 300 }),
      }),
    ]),
  )
  .max(60)
  .meta({ title: 'Blocks' }) as unknown as z.ZodType<ArticleBlock[]>;
