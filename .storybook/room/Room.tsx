import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Toolbars } from '../toolbars.ts';
import { applyToolbars } from './applyToolbars.ts';
import { showLongWords } from './longWords.ts';

/** The ground a story stands on alone: what the toolbars say is true of the whole page, so that layers have it too. */
export function Room({ toolbars, children }: { toolbars: Toolbars; children: ReactNode }) {
  const isDrawn = useRef(false);
  useLayoutEffect(() => applyToolbars(toolbars), [toolbars]);
  useLayoutEffect(() => {
    // The first time, the play function still has to find its words.
    if (isDrawn.current) showLongWords(toolbars.words === 'long');
    isDrawn.current = true;
  }, [toolbars.words]);
  return children;
}

/** The ground of one story among others on a page: each has its own theme. */
export function Corner({ toolbars, children }: { toolbars: Toolbars; children: ReactNode }) {
  return (
    <div className="corner" data-theme={toolbars.theme} data-catalogue={toolbars.catalogue}>
      {children}
    </div>
  );
}
