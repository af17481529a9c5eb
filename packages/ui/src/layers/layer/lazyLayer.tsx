import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { LayerProps } from './Layer.tsx';
import { useNotLoaded } from './useNotLoaded.ts';
import { whenInUse } from './whenInUse.ts';
import { withTimeout } from './withTimeout.ts';

export type LazyLayerProps<Props extends LayerProps> = Omit<Props, 'trigger' | 'defaultOpen'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A layer whose code loads when the page is first used, or at the latest when the layer opens. Renders
 * nothing before the first opening. If the code does not load, the layer closes, a toast reports it, and the
 * next opening loads the code again. A layer that has closed before reports nothing.
 */
export function lazyLayer<Props extends { open: boolean; onOpenChange: (open: boolean) => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyLayer(layer) {
    const { open, onOpenChange } = layer;
    const [Layer, setLayer] = useState<ComponentType<Props>>();
    const showNotLoaded = useNotLoaded();
    useEffect(() => whenInUse(() => void load().catch(() => undefined)), []);
    const fail = useEffectEvent(() => {
      onOpenChange(false);
      showNotLoaded();
    });
    useEffect(() => {
      if (!open || Layer) return undefined;
      let isClosed = false;
      withTimeout(load()).then(
        (module) => setLayer(() => module.default),
        () => isClosed || fail(),
      );
      return () => {
        isClosed = true;
      };
    }, [open, Layer]);
    return Layer ? <Layer {...layer} /> : null;
  };
}
