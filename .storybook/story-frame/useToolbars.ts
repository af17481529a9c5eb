import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pickToolbars, updateToolbars, type GlobalsEvent, type Toolbars } from './toolbars.ts';

/**
 * The values of the toolbars, at once when they change. Storybook itself passes them to a story only after
 * its loaders have run again.
 */
export function useToolbars(): Toolbars {
  const [toolbars, setToolbars] = useState<Toolbars>(() => {
    const channel = addons.getChannel();
    const [first] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?];
    return pickToolbars(first ?? {});
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (event: GlobalsEvent) => setToolbars((old) => updateToolbars(old, event));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return toolbars;
}
