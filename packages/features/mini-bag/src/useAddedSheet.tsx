import { breakpoints } from '@luxe/tokens';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { card, openForAdded } from './added.ts';
import { loadMiniBag } from './MiniBag.tsx';

const load = () => import('./AddedSheet.tsx').then((module) => module.AddedSheet);

/**
 * Shows what was put into the bag: in the card under the bag's icon where there is room, else in a sheet from below. `raise`
 * answers whether it does: not on a page without the icon, nor where its script does not come. Then a toast may say it.
 */
export function useAddedSheet() {
  const { Layer, open, close } = useLazyLayer(load);
  return {
    sheet: Layer && <Layer onClose={close} />,
    raise: async () => (matchMedia(`(min-width: ${breakpoints.lg}px)`).matches ? openCard() : open()),
  };
}

async function openCard(): Promise<boolean> {
  const isThere = card.current !== null && (await loadMiniBag().catch(() => undefined)) !== undefined;
  if (isThere) openForAdded();
  return isThere;
}
