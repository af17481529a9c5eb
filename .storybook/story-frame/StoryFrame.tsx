import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { applyToolbars } from './applyToolbars.ts';
import { setSampleText } from './setSampleText.ts';
import { directionOf, sampleTextOf, type Toolbars } from './toolbars.ts';
import { useToolbars } from './useToolbars.ts';

/**
 * The frame of a single story. The toolbars apply to the complete page, so that they also affect dialogs and
 * menus outside the element of the story.
 */
export function StoryFrame({ toolbars, children }: { toolbars: Toolbars; children: ReactNode }) {
  const isDrawn = useRef(false);
  const sampleText = sampleTextOf(toolbars);
  useLayoutEffect(() => applyToolbars(toolbars), [toolbars]);
  useLayoutEffect(() => {
    // Do not replace the texts at the first render, because the play function of the story still looks for
    // the original texts.
    if (isDrawn.current) setSampleText(sampleText);
    isDrawn.current = true;
  }, [sampleText]);
  return children;
}

/**
 * The frame of one story on a documentation page. Stories with different themes can be on the same page:
 * `own` are the toolbars that the story itself sets.
 */
export function InlineStoryFrame({ own, children }: { own: Partial<Toolbars>; children: ReactNode }) {
  const toolbars = { ...useToolbars(), ...own };
  return (
    <div
      className="corner"
      data-theme={toolbars.theme}
      data-catalogue={toolbars.catalogue}
      data-density={toolbars.density === 'compact' ? 'compact' : undefined}
      dir={directionOf(toolbars) === 'rtl' ? 'rtl' : undefined}
      lang={toolbars.locale}
    >
      {children}
    </div>
  );
}
