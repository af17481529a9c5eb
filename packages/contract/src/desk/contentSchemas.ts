import { z } from 'zod';
import { deskChoiceKinds, deskContentLimits, deskContentStates, deskVersionStates } from './contentValues.ts';
import { afterParam, moment, next, typedLine } from './shared.ts';

/** A kind of content: `page`, `article`. */
const kind = z.string().regex(/^[a-z][a-z-]{0,39}$/);
const key = z.string().min(1).max(deskContentLimits.key);
const params = z.object({ kind, key });
/** A version in a path, counted from 1. */
const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const value = z.json();
/** Changes with each save of a draft, so that no person replaces what another has saved. 0: no draft. */
const revision = z.int().min(0);
const note = typedLine(deskContentLimits.note).default('');

const issue = z.object({
  /** The field: `['blocks', 0, 'title']`. Empty for the entry as such. */
  path: z.array(z.union([z.string(), z.number()])),
  /** A sentence for the person. */
  message: z.string(),
});

const listedEntry = z.object({
  key: z.string(),
  title: z.string(),
  /** Where shoppers see it; null for content without a page of its own. */
  path: z.string().nullable(),
  state: z.enum(deskContentStates),
  /** When the next scheduled version goes live. */
  scheduledFrom: moment.nullable(),
  /** Time and person of the latest version; null and empty for content that the desk has not changed. */
  changedAt: moment.nullable(),
  changedBy: z.string(),
});

const version = z.object({
  number: z.int(),
  status: z.enum(deskVersionStates),
  note: z.string(),
  by: z.string(),
  at: moment,
  from: moment.nullable(),
  until: moment.nullable(),
  /** Why a scheduled version did not go live, or a live one did not end; empty for none. */
  problem: z.string(),
});

const entry = listedEntry.extend({
  kind: z.string(),
  kindTitle: z.string(),
  /** The draft, or else what shoppers see, or else an empty entry. */
  value,
  revision,
  /** Newest first; at most 100. */
  versions: z.array(version),
  /** JSON Schema of the value, for the form. */
  schema: z.json(),
  /** What keeps the draft from being published. */
  issues: z.array(issue),
  canPreview: z.boolean(),
  /** Whether an end without an earlier version takes the entry out of the shop. */
  canRemove: z.boolean(),
});

const picture = z.object({
  file: z.string(),
  /** Path in the folder of media, which names it for people. */
  name: z.string(),
  width: z.int(),
  height: z.int(),
  tone: z.string(),
  /** What it shows, for shoppers who cannot see it; empty without a description. */
  alt: z.string(),
  url: z.string(),
});

/** The response to a picture that a person adds, which is a file and no call. */
export const deskPictureSchema = z.object({ picture });
/** The query of that request. */
export const deskPictureQuery = z.object({
  name: typedLine(deskContentLimits.fileName),
  alt: typedLine(deskContentLimits.alt, 1),
});

const entryResponse = z.object({ entry });

export const deskContentSchemas = {
  contentKinds: {
    response: z.object({
      kinds: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          description: z.string(),
          count: z.int(),
          /** What a key is, for a new entry; null when entries cannot be added. */
          keyHint: z.string().nullable(),
        }),
      ),
    }),
  },
  contentEntries: {
    params: z.object({ kind }),
    query: z.object({
      search: z.string().max(deskContentLimits.search).optional(),
      state: z.enum(deskContentStates).optional(),
      after: afterParam,
    }),
    response: z.object({
      kind: z.string(),
      title: z.string(),
      description: z.string(),
      keyHint: z.string().nullable(),
      entries: z.array(listedEntry),
      next,
    }),
  },
  contentEntry: { params, response: entryResponse },
  saveContent: { params, body: z.object({ value, revision, note }), response: entryResponse },
  discardContent: { params, body: z.object({ revision }), response: entryResponse },
  publishContent: {
    params,
    body: z.object({
      revision,
      note,
      /** When it goes live; null for now. */
      from: z.iso.datetime({ offset: true }).nullable(),
      /** When the version before it comes back; null for never. */
      until: z.iso.datetime({ offset: true }).nullable(),
    }),
    response: entryResponse,
  },
  endContent: { params: z.object({ kind, key, number }), response: entryResponse },
  rollBackContent: { params: z.object({ kind, key, number }), response: entryResponse },
  compareContent: {
    params,
    query: z.object({ from: number, to: number }),
    response: z.object({
      from: z.int(),
      to: z.int(),
      /** The fields that differ. Null where a version has no such field. */
      changes: z.array(
        z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
      ),
    }),
  },
  previewContent: {
    params,
    body: z.object({ revision }),
    /** A page of the storefront, which shows the draft for a few minutes. */
    response: z.object({ url: z.string() }),
  },
  contentPictures: {
    query: z.object({ search: z.string().max(deskContentLimits.search).optional(), after: afterParam }),
    response: z.object({
      pictures: z.array(picture),
      next,
    }),
  },
  contentChoices: {
    params: z.object({ choices: z.enum(deskChoiceKinds) }),
    query: z.object({
      /** What the person types. Absent with `value`. */
      search: z.string().max(deskContentLimits.search).optional(),
      /** A code that a field has already. The response then has this choice only, or none. */
      value: z.string().max(deskContentLimits.key).optional(),
    }),
    response: z.object({
      choices: z.array(
        z.object({
          /** The code that the field stores. */
          value: z.string(),
          label: z.string(),
          /** Brand and price, or what else distinguishes it. */
          detail: z.string(),
          pictureUrl: z.string().nullable(),
        }),
      ),
    }),
  },
};
