import { breakpoints } from '@luxe/tokens';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { cardOpener, openForAdded } from './added.ts';
import { loadMiniBag } from './MiniBag.tsx';

const load = () => import('./AddedSheet.tsx').then((module) => module.AddedSheet);

/**
 * Shows the bag after an item was added: from 1024 px in the card under the bag icon, below 1024 px in a
 * bottom sheet. `showAdded` resolves to false when a wide page has no bag icon, or when the code fails to
 * load. The caller then shows a toast.
 */
export function useAddedSheet() {
  const { Layer, open, close } = useLazyLayer(load);
  return {
    sheet: Layer && <Layer onClose={close} />,
    showAdded: async () => (matchMedia(`(min-width: ${breakpoints.lg}px)`).matches ? openCard() : open()),
  };
}

async function openCard(): Promise<boolean> {
  const isOpened = cardOpener.current !== null && (await loadMiniBag().catch(() => undefined)) !== undefined;
  if (isOpened) openForAdded();
  return isOpened;
}
