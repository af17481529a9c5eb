import { lazyLayer, type LazyLayerProps } from '../layer/lazyLayer.tsx';
import type { BottomSheetProps } from './BottomSheet.tsx';

export type LazyBottomSheetProps = LazyLayerProps<BottomSheetProps>;

/** A BottomSheet whose code loads when the page is first used, or at the latest when it opens. */
export const LazyBottomSheet = lazyLayer<LazyBottomSheetProps>(() =>
  import('./BottomSheet.tsx').then((module) => ({ default: module.BottomSheet })),
);
