import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Toolbars } from './toolbars.ts';
import { applyToolbars } from './applyToolbars.ts';
import { setPseudoLocalisation } from './setPseudoLocalisation.ts';

/**
 * The frame of a single story. The toolbars apply to the complete page, so that they also affect dialogs and
 * menus outside the element of the story.
 */
export function StoryFrame({ toolbars, children }: { toolbars: Toolbars; children: ReactNode }) {
  const isDrawn = useRef(false);
  useLayoutEffect(() => applyToolbars(toolbars), [toolbars]);
  useLayoutEffect(() => {
    // Do not lengthen the texts at the first render, because the play function of the story still looks for
    // the original texts.
    if (isDrawn.current) setPseudoLocalisation(toolbars.textLength === 'long');
    isDrawn.current = true;
  }, [toolbars.textLength]);
  return children;
}

/** The frame of one story on a documentation page. Stories with different themes can be on the same page. */
export function InlineStoryFrame({ toolbars, children }: { toolbars: Toolbars; children: ReactNode }) {
  return (
    <div className="corner" data-theme={toolbars.theme} data-catalogue={toolbars.catalogue}>
      {children}
    </div>
  );
}
