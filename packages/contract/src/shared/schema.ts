import { cleanCode, cleanText, codeLimit, currency, hasLetter, nationalDigits } from '@luxe/format';
import { z } from 'zod';

/** `Y` or `N`, as the store writes its flags. */
export const flagSchema = z.enum(['Y', 'N']);

/**
 * An amount as the store writes it. `value` and `doubleValue` are the same number of rupees, with at most two
 * decimals. `formattedValue` is for display.
 */
export const priceSchema = z.object({
  currencyIso: z.literal(currency),
  value: z.number(),
  doubleValue: z.number(),
  formattedValue: z.string(),
});

/**
 * URL of a picture: `/media/{hash}.avif` at the store, or an https URL of a host in `IMAGE_HOSTS`. The hash
 * is the first 64 bits of the SHA-256 of the file, in hex.
 */
export const pictureUrlSchema = z.string().meta({ format: 'picture' });

/** A picture. `tone` is the average colour of its visible pixels, shown until it has loaded. */
export const imageSchema = z.object({
  url: pictureUrlSchema,
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  tone: z.string().regex(/^#[0-9a-f]{6}$/),
});

/**
 * URL of a film or its captions: `/media/{hash}.webm`, `.mp4` or `.vtt` at the store, with a hash as for
 * pictures. Other hosts are rejected, because pages play media only from the shop's own origin. For a film on
 * another host, the shop would have to proxy gigabytes.
 */
const filmFileSchema = (extension: string) =>
  z.string().regex(new RegExp(`^/media/[\\w-]+\\.(?:${extension})$`));

/**
 * A film that has no sound or works without sound. Its still picture has the same aspect ratio, and is shown
 * when the film does not play.
 */
export const filmSchema = z.object({
  /** The files of the film in order of preference. A browser plays the first file that it supports. */
  sources: z
    .array(z.object({ url: filmFileSchema('webm|mp4'), type: z.enum(['video/webm', 'video/mp4']) }))
    .min(1),
  captions: z
    .object({
      /** A WebVTT file. */
      url: filmFileSchema('vtt'),
      /** BCP 47 language tag: `en-IN`. */
      lang: z.string(),
      /** Label in the menu of captions: `English`. */
      label: z.string(),
    })
    .optional(),
});

/**
 * HTML that is safe to insert into a page. The marker is a structural type, so that the component `Prose`
 * accepts it without an import from the contract.
 */
export type SanitisedHtml = string & { readonly __html: 'sanitised' };

/**
 * HTML written by an editor. A server returns a plain string. The storefront's server sanitises every such
 * field before a page or browser reads it, so readers get the marked type.
 */
export const htmlSchema = z.string().meta({ format: 'html' }) as unknown as z.ZodType<SanitisedHtml, string>;

export const breadcrumbSchema = z.object({ name: z.string(), url: z.string() });

/** SEO data of a page from the server (specification, section 2). Each field overrides the generated one. */
export const seoSchema = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  keywords: z.string().optional(),
  canonicalURL: z.string().optional(),
  breadcrumbs: z.array(breadcrumbSchema),
});

export const questionAndAnswerSchema = z.object({ question: z.string(), answer: htmlSchema });

/** Body of every error of the store. Shoppers read `errors[0].message`; programs read `errorCode`. */
export const errorSchema = z.object({
  status: z.literal('FAILURE'),
  errorCode: z.string(),
  errors: z.array(z.object({ type: z.string(), message: z.string() })).min(1),
});

/** An amount in rupees that a page sends. Up to the maximum, the amount in paise is an exact integer. */
export const amountParam = z.number().nonnegative().max(1_000_000_000_000);

/** Card brands that the shop knows (specification, section 9). */
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
 * Text that a shopper types, cleaned as the shop stores it (`cleanText`). Limits count code points, as JSON
 * Schema and the fields of the page do (`textLength`).
 */
export const typedText = (max: number, min = 0) =>
  z
    .string()
    .overwrite(cleanText)
    .superRefine((text, context) => {
      const length = [...text].length;
      const issue = { origin: 'string', inclusive: true, input: text } as const;
      if (length > max) context.addIssue({ ...issue, code: 'too_big', maximum: max });
      if (length < min) context.addIssue({ ...issue, code: 'too_small', minimum: min });
    })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) });

/** First name, city or state; must contain a letter. */
export const nameParam = typedText(60, 1).refine(hasLetter, 'has no letter');
/** Last name; empty for people with one name. */
export const lastNameParam = typedText(60).refine((name) => name === '' || hasLetter(name), 'has no letter');

/**
 * A code that the shopper types or pastes. The limit of a code applies after cleaning, so the pasted text may
 * be longer.
 */
export const codeParam = z.string().max(200).overwrite(cleanCode).min(1).max(codeLimit);

/** An Indian mobile number in any of its forms, reduced to its ten digits. */
export const phoneParam = z
  .string()
  .max(60)
  .overwrite(nationalDigits)
  .regex(/^[6-9]\d{9}$/);

/** Id of an analytics event: letters, digits, dashes. Not in the specification. */
export const eventIdSchema = z.string().regex(/^[\w-]{8,80}$/);

/** Query parameters of most calls. Their values are the constants in section 9 of the specification. */
export const platformQuery = z.object({
  isPwa: z.enum(['true', 'false']).optional(),
  channel: z.string().max(20).optional(),
  platformNumber: z.string().max(4).optional(),
});
