import { z } from 'zod';
import { productCardSchema } from '../catalogue/productCardSchema.ts';
import { pincodeParam, typedText } from '../shared/schema.ts';
import { taraQuestionLimit } from './paths.ts';
import type { TaraPlan } from './plan.ts';

const value = z.string().max(500);
const values = z.array(value).max(300);

const questionSchema = z.object({ text: value, options: values });

/** A plan as data. The fields of the type are read-only, which zod cannot express. */
const planSchema = z.object({
  intent: z.enum(['find', 'compare', 'size', 'delivery', 'policy', 'order', 'gift', 'person', 'chat']),
  categories: values,
  brands: values,
  colours: values,
  materials: values,
  sizes: values,
  styles: values,
  excluded: z.object({
    brands: values,
    colours: values,
    materials: values,
    styles: values,
    categories: values,
  }),
  /** Paise, like the other amounts. */
  minPrice: z.number().nonnegative().nullable(),
  maxPrice: z.number().nonnegative().nullable(),
  occasion: value.nullable(),
  recipient: z.enum(['woman', 'man', 'girl', 'boy', 'couple', 'home']).nullable(),
  giftBudget: z.number().nonnegative().nullable(),
  sort: z.enum(['relevance', 'price-asc', 'price-desc', 'new', 'discount']),
  pincode: value.nullable(),
  orderCode: value.nullable(),
  topic: value.nullable(),
  refersTo: z.array(z.int().positive()).max(300),
  language: z.enum(['en', 'hi', 'hi-Latn', 'mixed']),
  question: questionSchema.nullable(),
}) as unknown as z.ZodType<TaraPlan, TaraPlan>;

/** What the last answer was about. A page sends it with the next question and changes nothing in it. */
const contextSchema = z.object({
  plan: planSchema,
  /** Number of products in the last list. "The second one" is a position in this list. */
  shown: z.int().nonnegative(),
});

/**
 * Where a fact comes from: the page of a product, a text about rules of the shop, another page, an order, a
 * size chart or a date of delivery.
 */
const sourceSchema = z.object({
  kind: z.enum(['product', 'policy', 'page', 'order', 'chart', 'promise']),
  /** Path of the page in the shop. */
  href: z.string().regex(/^\/(?![/\\])/),
});

/** A sentence with a fact has a source; others have none. */
const sentenceSchema = z.object({ text: z.string(), source: sourceSchema.nullable() });

const ask = {
  body: z.object({
    text: typedText(taraQuestionLimit, 1),
    catalogue: z.enum(['luxury', 'indiluxe']).default('luxury'),
    context: contextSchema.nullable().default(null),
    /** The pincode of the shopper, if they have entered one. */
    pincode: pincodeParam.optional(),
    /** Id of the product from whose page the question comes. An unknown id counts as none. */
    about: z.string().max(40).optional(),
  }),
  response: z.object({
    answer: z.object({
      sentences: z.array(sentenceSchema),
      /** Each with the reasons for it: facts of the product. */
      products: z.array(z.object({ product: productCardSchema, reasons: z.array(sentenceSchema) })),
      /** A table of facts. */
      comparison: z
        .object({
          /** A row has one value for each product. */
          rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
          /** Ids of the products, in the order of the columns. Their tiles are in `products`. */
          products: z.array(z.string()),
        })
        .nullable(),
      /** A question of Tara, with answers to choose from. */
      question: questionSchema.nullable() as unknown as z.ZodType<TaraPlan['question'], TaraPlan['question']>,
      /** Whether the page offers a conversation with a person. */
      handover: z.boolean(),
      /** Questions that the shopper may ask next. */
      chips: z.array(z.string()),
    }),
    context: contextSchema,
    /** Whether a language model has helped to understand the question or to word the answer. */
    usedModel: z.boolean(),
  }),
};

export const taraSchemas = {
  askTara: ask,
  /** The response is the event `answer`. */
  streamTara: ask,
};
