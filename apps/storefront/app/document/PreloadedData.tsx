import { pack } from '../data/tables.ts';
import { toScriptText } from '../head/toScriptText.ts';
import { preloadedId, useRenderData } from './renderData.ts';

/**
 * The responses from which the page renders, for hydration. This element directly follows the rendered HTML,
 * which contains most of the same text: gzip finds repeated text only within 32 kB. For the same reason, the
 * responses of the screen, which are the longest, come before those of header and footer.
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
