import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { looks } from '../look.ts';
import { applyToolbars } from '../room/applyToolbars.ts';
import { showLongWords } from '../room/longWords.ts';
import { initialToolbars, type Toolbars } from '../toolbars.ts';

/** The page that documentation stands on: it follows the toolbars as a story does. */
export function DocsRoom({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const toolbars = useToolbars(context.channel);
  useLayoutEffect(() => {
    applyToolbars(toolbars);
    showLongWords(toolbars.words === 'long');
  }, [toolbars]);
  return (
    <DocsContainer context={context} theme={looks[toolbars.theme === 'light' ? 'light' : 'dark']}>
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
