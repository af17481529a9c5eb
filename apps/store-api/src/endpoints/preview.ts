import type { Mount } from '../http/mount.ts';
import type { PreviewParts } from '../modules/editing/kinds/contentKind.ts';
import type { PreviewTokens } from '../modules/editing/previewToken.ts';
import { readPreview } from '../modules/editing/readPreview.ts';
import type { Clock } from '@luxe/host';

/** Mounts the call with which the storefront reads a draft, for the preview of the desk. */
export function mountPreview(
  mount: Mount,
  parts: PreviewParts & {
    readonly clock: Pick<Clock, 'now'>;
    readonly tokens: PreviewTokens;
    /** Origin of the desk, which shows previews in a frame; undefined without a desk. */
    readonly deskOrigin?: string | undefined;
  },
) {
  mount('contentPreview', async ({ params, domainError }) => {
    const found = await readPreview(parts, params.token, parts.clock.now());
    if (!found) throw domainError('contentNotFound');
    return { ...found, ...(parts.deskOrigin !== undefined && { deskOrigin: parts.deskOrigin }) };
  });
}
