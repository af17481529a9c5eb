import sanitizeHtml from 'sanitize-html';
import type { CallName } from '@luxe/contract/calls';
import { schemas } from '@luxe/contract/schemas';

/** What an editor may write: words, lists, tables and links; no scripts, styles, frames, forms or pictures. */
const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** What has been made safe before: the same few texts come with every page. */
const known = new Map<string, string>();
const knownLimit = 1000;

/** HTML of an editor, made safe to put into a page. */
function sanitiseHtml(html: string): string {
  const before = known.get(html);
  if (before !== undefined) return before;
  const safe = sanitizeHtml(html, policy);
  if (known.size >= knownLimit) known.clear();
  known.set(html, safe);
  return safe;
}

type Change = (value: unknown) => unknown;

/** How to sanitise the answer of each call; calls without HTML have no entry. Made once, from the contract's schemas. */
const changes = new Map<string, Change>(
  Object.entries(schemas).flatMap(([name, { response }]) => {
    const change = changeFor(response as unknown as Schema, new Set());
    return change ? [[name, change] as const] : [];
  }),
);

/** An answer with every field of type `html()` sanitised. The one place this happens, for pages and `/api` alike. */
export function sanitiseAnswer(name: CallName, answer: unknown): unknown {
  return changes.get(name)?.(answer) ?? answer;
}

interface Schema {
  readonly def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    options?: Schema[];
    items?: Schema[];
    valueType?: Schema;
    in?: Schema;
  };
  meta?(): { format?: string } | undefined;
}

function changeFor(schema: Schema, above: ReadonlySet<Schema>): Change | undefined {
  // A schema that contains itself (the category tree) has no HTML below what its first turn shows.
  if (above.has(schema)) return undefined;
  const within = new Set(above).add(schema);
  const { def } = schema;
  if (schema.meta?.()?.format === 'html')
    return (value) => (typeof value === 'string' ? sanitiseHtml(value) : value);
  if (def.shape) {
    const fields = Object.entries(def.shape).flatMap(([key, field]) => {
      const change = changeFor(field, within);
      return change ? [[key, change] as const] : [];
    });
    return fields.length === 0
      ? undefined
      : (value) => (isRecord(value) ? changeFields(value, fields) : value);
  }
  if (def.element) {
    const change = changeFor(def.element, within);
    return change && ((value) => (Array.isArray(value) ? value.map(change) : value));
  }
  if (def.options) {
    const all = def.options.flatMap((option) => changeFor(option, within) ?? []);
    return all.length === 0 ? undefined : (value) => all.reduce((seen, change) => change(seen), value);
  }
  const inner = def.innerType ?? def.valueType ?? def.in;
  return inner && changeFor(inner, within);
}

function changeFields(value: Record<string, unknown>, fields: readonly (readonly [string, Change])[]) {
  const copy = { ...value };
  for (const [key, change] of fields) if (key in copy) copy[key] = change(copy[key]);
  return copy;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
