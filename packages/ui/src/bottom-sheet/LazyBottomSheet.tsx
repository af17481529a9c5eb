import { lazyLayer, type LazyLayerProps } from '../layer/lazyLayer.tsx';
import type { BottomSheetProps } from './BottomSheet.tsx';

export type LazyBottomSheetProps = LazyLayerProps<BottomSheetProps>;

/** A BottomSheet that a page does not pay for before it is wanted, as LazyDrawer is a Drawer. */
export const LazyBottomSheet = lazyLayer<LazyBottomSheetProps>(() =>
  import('./BottomSheet.tsx').then((module) => ({ default: module.BottomSheet })),
);
