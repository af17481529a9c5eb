import { useState, type ComponentType } from 'react';

/** A layer whose code comes when somebody means to open it; should it not come, nothing opens and the next press asks again. */
export function useLazyLayer<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Layer, setLayer] = useState<ComponentType<Props>>();
  return {
    Layer,
    prepare: () => void load().catch(() => undefined),
    open: () =>
      void load().then(
        (loaded) => setLayer(() => loaded),
        () => undefined,
      ),
    close: () => setLayer(undefined),
  };
}
