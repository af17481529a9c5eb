import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { applyToolbars } from '../story-frame/applyToolbars.ts';
import { mirrorIcons } from '../story-frame/mirrorIcons.ts';
import { setSampleText } from '../story-frame/setSampleText.ts';
import { directionOf, sampleTextOf } from '../story-frame/toolbars.ts';
import { useToolbars } from '../story-frame/useToolbars.ts';
import { storybookThemes } from './storybookThemes.ts';

/**
 * The frame of documentation pages. It applies the theme and other settings of Storybook's toolbars.
 * Language, direction and density apply to the stories only: the page itself is English.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbars = useToolbars();
  useLayoutEffect(() => {
    applyToolbars({ ...toolbars, locale: 'en-IN', direction: 'locale', density: 'comfortable' });
    if (directionOf(toolbars) === 'rtl') mirrorIcons();
    setSampleText(sampleTextOf(toolbars));
  }, [toolbars]);
  return (
    <DocsContainer context={context} theme={storybookThemes[toolbars.theme === 'light' ? 'light' : 'dark']}>
      {children}
    </DocsContainer>
  );
}
