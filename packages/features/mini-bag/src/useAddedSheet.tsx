import { breakpoints } from '@luxe/tokens';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';

const load = () => import('./AddedSheet.tsx').then((module) => module.AddedSheet);

/**
 * Where there is no room for a card under the bag's icon, what was put into the bag rises from below. `raise` answers whether it does: not on a
 * wide screen, nor where its script does not come. Then a toast may say it.
 */
export function useAddedSheet() {
  const { Layer, open, close } = useLazyLayer(load);
  return {
    sheet: Layer && <Layer onClose={close} />,
    raise: async () => !matchMedia(`(min-width: ${breakpoints.lg}px)`).matches && open(),
  };
}
