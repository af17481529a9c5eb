import { cleanCode, cleanText, codeLimit, currency, hasLetter, nationalDigits } from '@luxe/format';
import { z } from 'zod';

/** `Y` or `N`, as the store writes its flags. */
export const flagSchema = z.enum(['Y', 'N']);

/** An amount as the store writes it. `value` and `doubleValue` are the same number of rupees, at most two decimals; `formattedValue` is for reading. */
export const priceSchema = z.object({
  currencyIso: z.literal(currency),
  value: z.number(),
  doubleValue: z.number(),
  formattedValue: z.string(),
});

/**
 * Where a picture is: `/media/{hash}.avif` at the store, the hash being the first 64 bits of the SHA-256 of its bytes in hex, or an https
 * address of a host that the storefront is told of (`IMAGE_HOSTS`).
 */
export const pictureUrlSchema = z.string().meta({ format: 'picture' });

/** A picture. `tone` is the average of its visible pixels, shown until it has loaded. */
export const imageSchema = z.object({
  url: pictureUrlSchema,
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  tone: z.string().regex(/^#[0-9a-f]{6}$/),
});

/**
 * Where a film is, or its captions: `/media/{hash}.webm`, `.mp4` or `.vtt` at the store, the hash as that of a picture. Films of other hosts are
 * refused: the shop would have to pass on what may be gigabytes, and a page plays nothing from anywhere else.
 */
const filmFileSchema = (ending: string) => z.string().regex(new RegExp(`^/media/[\\w-]+\\.(?:${ending})$`));

/** A film without sound or whose sound may be missed. Its still, of its shape, stands where it is not played. */
export const filmSchema = z.object({
  /** In order of preference: the first that a browser can play. */
  sources: z
    .array(z.object({ url: filmFileSchema('webm|mp4'), type: z.enum(['video/webm', 'video/mp4']) }))
    .min(1),
  captions: z
    .object({
      /** A WebVTT file. */
      url: filmFileSchema('vtt'),
      /** BCP 47: `en-IN`. */
      lang: z.string(),
      /** As it is offered: `English`. */
      label: z.string(),
    })
    .optional(),
});

/** HTML that may be put into a page. The mark is structural, so that ui's Prose takes it without knowing the contract. */
export type SanitisedHtml = string & { readonly __html: 'sanitised' };

/**
 * HTML written by an editor. A server gives a plain string; the storefront's server sanitises every such field once, before a page or
 * a browser sees it, which is why readers get the marked type.
 */
export const htmlSchema = z.string().meta({ format: 'html' }) as unknown as z.ZodType<SanitisedHtml, string>;

export const breadcrumbSchema = z.object({ name: z.string(), url: z.string() });

/** What the server says of a page's head (specification, section 2). Every field wins over the generated one. */
export const seoSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.string().optional(),
  canonicalURL: z.string().optional(),
  breadcrumbs: z.array(breadcrumbSchema),
});

export const questionAndAnswerSchema = z.object({ question: z.string(), answer: htmlSchema });

/** The shape of every refusal of the store: `errors[0].message` is what a shopper reads, `errorCode` what a program does. */
export const errorSchema = z.object({
  status: z.literal('FAILURE'),
  errorCode: z.string(),
  errors: z.array(z.object({ type: z.string(), message: z.string() })).min(1),
});

/** What a page says that something costs, in rupees: so much at most that its paise are still counted rightly. */
export const toldAmount = z.number().nonnegative().max(1_000_000_000_000);

/** Brands of cards that the shop knows (specification, section 9). */
export const cardBrands = [
  'RUPAY',
  'VISA',
  'MASTERCARD',
  'AMEX',
  'MAESTRO',
  'DINERS',
  'DISCOVER',
  'JCB',
] as const;

export const successSchema = z.object({ status: z.literal('SUCCESS') });

export const pincodeParam = z.string().regex(/^[1-9]\d{5}$/);

/**
 * Text that a shopper types, as the shop keeps it (`cleanText`). Limits are in code points, as JSON Schema counts
 * them, and as the fields of the page do (`textLength`).
 */
export const typedText = (most: number, least = 0) =>
  z
    .string()
    .overwrite(cleanText)
    .superRefine((text, context) => {
      const letters = [...text].length;
      const issue = { origin: 'string', inclusive: true, input: text } as const;
      if (letters > most) context.addIssue({ ...issue, code: 'too_big', maximum: most });
      if (letters < least) context.addIssue({ ...issue, code: 'too_small', minimum: least });
    })
    .meta({ maxLength: most, ...(least > 0 && { minLength: least }) });

/** First name, city or state: it has a letter. */
export const nameParam = typedText(60, 1).refine(hasLetter, 'has no letter');
/** Last name; empty for people with one name. */
export const lastNameParam = typedText(60).refine((name) => name === '' || hasLetter(name), 'has no letter');

/** A code of the shop as it is typed or pasted, cleaned. What is pasted around it may be longer than the code. */
export const codeParam = z.string().max(200).overwrite(cleanCode).min(1).max(codeLimit);

/** A mobile number of India in any of its forms, as its ten digits. */
export const phoneParam = z
  .string()
  .max(60)
  .overwrite(nationalDigits)
  .regex(/^[6-9]\d{9}$/);

/** Query parameters that travel with most calls; the values are the constants of section 9. */
export const platformQuery = z.object({
  isPwa: z.enum(['true', 'false']).optional(),
  channel: z.string().max(20).optional(),
  platformNumber: z.string().max(4).optional(),
});
