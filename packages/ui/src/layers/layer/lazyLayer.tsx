import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { LayerProps } from './Layer.tsx';
import { whenIdle } from './whenIdle.ts';

export type LazyLayerProps<Props extends LayerProps> = Omit<Props, 'trigger' | 'defaultOpen'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/**
 * A layer whose code loads when the browser is idle, or at the latest when the layer opens. Renders nothing
 * before the first opening.
 */
export function lazyLayer<Props extends { open: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Layer = lazy(load) as ComponentType<Props>;
  return function LazyLayer(layer) {
    const [isWanted, setWanted] = useState(layer.open);
    if (layer.open && !isWanted) setWanted(true);
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    if (!isWanted) return null;
    return (
      <Suspense>
        <Layer {...layer} />
      </Suspense>
    );
  };
}
