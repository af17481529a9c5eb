import { pack } from '../data/tables.ts';
import { toScriptText } from '../head/toScriptText.ts';
import { preloadedId, useAnswer } from './answer.ts';

/**
 * The answers the page is drawn from, for the browser's first render. It stands right behind what was drawn: gzip looks back 32 kB, and
 * most words are said there already. So the screen's own answers, which are the longest, come before those of the frame.
 */
export function PreloadedData() {
  const { preloaded } = useAnswer();
  return (
    <script
      type="application/json"
      id={preloadedId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR && preloaded ? toScriptText(pack(lastAskedFirst(preloaded))) : '',
      }}
    />
  );
}

const lastAskedFirst = (answers: object) => Object.fromEntries(Object.entries(answers).toReversed());
