import { useEffect, useState, type ComponentType } from 'react';
import type { LayerProps } from './Layer.tsx';
import { whenInUse } from './whenInUse.ts';
import { withTimeout } from './withTimeout.ts';

export type LazyLayerProps<Props extends LayerProps> = Omit<Props, 'trigger' | 'defaultOpen'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A layer whose code loads when the page is first used, or at the latest when the layer opens. Renders
 * nothing before the first opening. If the code does not load, the layer closes, and the next opening loads
 * it again.
 */
export function lazyLayer<Props extends { open: boolean; onOpenChange: (open: boolean) => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function LazyLayer(layer) {
    const { open, onOpenChange } = layer;
    const [Layer, setLayer] = useState<ComponentType<Props>>();
    useEffect(() => whenInUse(() => void load().catch(() => undefined)), []);
    useEffect(() => {
      if (open && !Layer)
        withTimeout(load()).then(
          (module) => setLayer(() => module.default),
          () => onOpenChange(false),
        );
    }, [open, Layer, onOpenChange]);
    return Layer ? <Layer {...layer} /> : null;
  };
}
