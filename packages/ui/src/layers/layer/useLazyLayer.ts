import { useState, type ComponentType } from 'react';
import { withTimeout } from './withTimeout.ts';

/** A layer whose code loads on demand. `Layer` is `undefined` while the layer is closed. */
export function useLazyLayer<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Layer, setLayer] = useState<ComponentType<Props>>();
  const prepare = () => withTimeout(load()).catch(() => undefined);
  return {
    Layer,
    /** Preloads the code. */
    prepare: () => void prepare(),
    /**
     * Resolves to `false` if the code did not load. The layer then stays closed, and the next call loads the
     * code again.
     */
    open: async (): Promise<boolean> => {
      const loaded = await prepare();
      setLayer(() => loaded);
      return loaded !== undefined;
    },
    close: () => setLayer(undefined),
  };
}
