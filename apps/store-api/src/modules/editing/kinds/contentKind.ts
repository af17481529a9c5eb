import type { z } from 'zod';
import type { CallResponseInput } from '@luxe/contract/calls';
import type { recordChanges } from '../../../db/changeLog.ts';
import type { Database } from '../../../db/database.ts';
import type { LiveCatalogue } from '../../catalogue/liveCatalogue.ts';

/** A mistake in an entry: the field, and a sentence for the person who edits it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** An entry in a list of the desk. */
export interface ListedEntry {
  readonly key: string;
  readonly title: string;
  /** Where shoppers see it; absent for content without a page of its own. */
  readonly path?: string | undefined;
}

/** A change for the change log: its topic and its keys. */
type ContentChange = readonly [topic: Parameters<typeof recordChanges>[1], keys: readonly string[]];

export type Preview = CallResponseInput<'contentPreview'>;

export interface PreviewParts {
  readonly db: Database;
  readonly catalogue: LiveCatalogue;
}

/**
 * A kind of content that people edit at the desk. The form comes from `schema`, whose fields have titles and
 * formats (`fields.ts`). `read` and `write` translate between the value of the form and the rows of the shop.
 */
export interface ContentKind<Value = unknown> {
  /** In addresses and in versions: `page`. Never changes. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly schema: z.ZodType<Value>;
  /** The value of a new entry. */
  readonly empty: (key: string) => unknown;
  /** Rule of the keys of new entries; absent when entries cannot be added. */
  readonly newKey?: { readonly pattern: RegExp; readonly hint: string };
  /** Entries that shoppers see, in the sequence of the list. */
  readonly list: (db: Database) => Promise<readonly ListedEntry[]>;
  /** Title and path of a value, for an entry that shoppers do not see yet. */
  readonly describe: (key: string, value: Partial<Value>) => Omit<ListedEntry, 'key'>;
  /** What shoppers see; undefined for none. */
  readonly read: (db: Database, key: string) => Promise<Value | undefined>;
  readonly write: (tx: Database, key: string, value: Value, now: Date) => Promise<void>;
  /** Takes an entry out of the shop. Absent when an entry must stay. */
  readonly remove?: (tx: Database, key: string) => Promise<void>;
  /** Entries that must stay, of a kind whose other entries can be removed. */
  readonly mustStay?: (key: string) => boolean;
  /** Mistakes that the schema and the rules of all kinds (`findIssues.ts`) do not find. */
  readonly check?: (db: Database, key: string, value: Value) => Promise<readonly Issue[]>;
  /** What the change log announces. */
  readonly changes: (
    key: string,
    tx: Database,
  ) => readonly ContentChange[] | Promise<readonly ContentChange[]>;
  /** What the storefront shows for a value that is not published. */
  readonly preview?: (parts: PreviewParts, key: string, value: Value, now: Date) => Promise<Preview>;
}

/** A kind in a list of several kinds. Its functions get only values that its schema has parsed. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each kind has a value of its own
export type AnyKind = ContentKind<any>;

/** Whether an entry can be taken out of the shop. */
export const canRemove = ({ remove, mustStay }: AnyKind, key: string): boolean =>
  remove !== undefined && mustStay?.(key) !== true;
