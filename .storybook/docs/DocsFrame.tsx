import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookThemes } from './storybookThemes.ts';
import { applyToolbars } from '../story-frame/applyToolbars.ts';
import { setPseudoLocalisation } from '../story-frame/setPseudoLocalisation.ts';
import { initialToolbars, type Toolbars } from '../story-frame/toolbars.ts';

/**
 * The frame of documentation pages. It applies the theme, text length and other settings of Storybook's
 * toolbars.
 */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbars = useToolbars(context.channel);
  useLayoutEffect(() => {
    applyToolbars(toolbars);
    setPseudoLocalisation(toolbars.textLength === 'long');
  }, [toolbars]);
  return (
    <DocsContainer context={context} theme={storybookThemes[toolbars.theme === 'light' ? 'light' : 'dark']}>
      {children}
    </DocsContainer>
  );
}

function useToolbars(channel: DocsContainerProps['context']['channel']): Toolbars {
  const [toolbars, setToolbars] = useState<Toolbars>(() => {
    const [first] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
      { globals?: Partial<Toolbars> }?,
    ];
    return { ...initialToolbars, ...first?.globals };
  });
  useEffect(() => {
    const update = ({ globals }: { globals: Partial<Toolbars> }) =>
      setToolbars({ ...initialToolbars, ...globals });
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return toolbars;
}
