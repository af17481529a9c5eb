import { lazyLayer, type LazyLayerProps } from '../layer/lazyLayer.tsx';
import type { DrawerProps } from '../drawer/Drawer.tsx';

export type LazyDrawerProps = LazyLayerProps<DrawerProps>;

/**
 * A Drawer outside the first load: its code loads when the browser is idle, at the latest when the drawer
 * opens. The caller renders the trigger with `aria-haspopup="dialog"` and `aria-expanded`. Focus returns to
 * the element that had it.
 */
export const LazyDrawer = lazyLayer<LazyDrawerProps>(() =>
  import('../drawer/Drawer.tsx').then((module) => ({ default: module.Drawer })),
);
