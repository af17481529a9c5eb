import { useState, type ComponentType } from 'react';
import { useNotLoaded } from './useNotLoaded.ts';
import { withTimeout } from './withTimeout.ts';

/** A layer whose code loads on demand. `Layer` is `undefined` while the layer is closed. */
export function useLazyLayer<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Layer, setLayer] = useState<ComponentType<Props>>();
  const showNotLoaded = useNotLoaded();
  const prepare = () => withTimeout(load()).catch(() => undefined);
  /**
   * Resolves to `false` if the code did not load. The layer then stays closed, and the next call loads the
   * code again.
   */
  const open = async (): Promise<boolean> => {
    const loaded = await prepare();
    setLayer(() => loaded);
    return loaded !== undefined;
  };
  return {
    Layer,
    /** Preloads the code. */
    prepare: () => void prepare(),
    open,
    /** Opens the layer for a press. A toast reports code that did not load. */
    openOnPress: () => void open().then((isOpen) => isOpen || showNotLoaded()),
    close: () => setLayer(undefined),
  };
}
