import type { Preview, PreviewParts } from './kinds/contentKind.ts';
import { jsonSchemaOf, withoutEmpty } from './jsonSchema.ts';
import { kindOf } from './kinds.ts';
import type { PreviewTokens } from './previewToken.ts';
import { findByStatus } from './versions.ts';

interface ReadParts extends PreviewParts {
  readonly tokens: PreviewTokens;
}

/**
 * The draft of a token as the storefront shows it. Undefined for a token that is invalid or has expired, and
 * for a draft that cannot be shown yet.
 */
export async function readPreview(
  { tokens, ...parts }: ReadParts,
  token: string,
  now: Date,
): Promise<Preview | undefined> {
  const draft = tokens.read(token, now);
  const kind = draft && kindOf(draft.kind);
  if (!draft || !kind?.preview) return undefined;
  const stored = await findByStatus(parts.db, draft, 'draft');
  if (!stored || stored.revision !== draft.revision) return undefined;
  // A draft with mistakes has a preview too, as long as its form is right.
  const parsed = kind.schema.safeParse(withoutEmpty(jsonSchemaOf(kind), stored.value));
  return parsed.success ? kind.preview(parts, draft.key, parsed.data, now) : undefined;
}
