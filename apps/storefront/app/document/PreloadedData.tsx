import { pack } from '../data/tables.ts';
import { toScriptText } from '../head/toScriptText.ts';
import { preloadedId, useRenderData } from './renderData.ts';

/**
 * The responses that the page renders from, for hydration. The element directly follows the rendered HTML:
 * gzip looks back 32 kB, and most of the text occurs there. For the same reason the screen's responses, which
 * are the longest, come before those of header and footer.
 */
export function PreloadedData() {
  const { preloaded } = useRenderData();
  return (
    <script
      type="application/json"
      id={preloadedId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && preloaded ? toScriptText(pack(newestFirst(preloaded))) : '',
      }}
    />
  );
}

const newestFirst = (responses: object) => Object.fromEntries(Object.entries(responses).toReversed());
