import { z } from 'zod';
import { typedText } from '../shared/schema.ts';

/** An amount in paise. */
export const paise = z.int();

/** ISO 8601. */
export const moment = z.string();

/** Day in India, `YYYY-MM-DD`. */
export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** An id in a path. */
export const idParam = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The id of a row in a response. */
export const id = z.int();

/** Where the next page begins, for the parameter `after`; null on the last page. */
export const next = z.string().nullable();

export const afterParam = z.string().max(100).optional();

/** Text of one line that a person types, without its outer blanks. */
export const typedLine = (max: number, min = 0) => typedText(max, min);

/** A URL of the desk for a file, to be downloaded. */
export const fileUrl = z.string();
