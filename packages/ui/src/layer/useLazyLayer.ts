import { useState, type ComponentType } from 'react';

/**
 * A layer whose code comes when somebody means to open it. `open` answers whether it has come: should it not, nothing opens and the next press
 * asks again.
 */
export function useLazyLayer<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Layer, setLayer] = useState<ComponentType<Props>>();
  const prepare = () => load().catch(() => undefined);
  return {
    Layer,
    /** Fetches the code ahead. */
    prepare: () => void prepare(),
    open: async (): Promise<boolean> => {
      const loaded = await prepare();
      setLayer(() => loaded);
      return loaded !== undefined;
    },
    close: () => setLayer(undefined),
  };
}
