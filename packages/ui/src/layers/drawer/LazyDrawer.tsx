import { lazyLayer, type LazyLayerProps } from '../layer/lazyLayer.tsx';
import type { DrawerProps } from './Drawer.tsx';

export type LazyDrawerProps = LazyLayerProps<DrawerProps>;

/**
 * A Drawer whose code is not part of the first load. It loads when the page is first used, or at the latest
 * when the drawer opens. The caller renders the trigger with `aria-haspopup="dialog"` and `aria-expanded`. On
 * close, focus returns to the previously focused element.
 */
export const LazyDrawer = lazyLayer<LazyDrawerProps>(() =>
  import('./Drawer.tsx').then((module) => ({ default: module.Drawer })),
);
