import { lazyLayer, type LazyLayerProps } from '../layer/lazyLayer.tsx';
import type { DrawerProps } from '../drawer/Drawer.tsx';

export type LazyDrawerProps = LazyLayerProps<DrawerProps>;

/**
 * A Drawer that a page does not pay for before it is wanted: its script comes when the browser is idle, at the latest as it opens. The
 * control that opens it stands outside and says so itself (`aria-haspopup="dialog"`, `aria-expanded`); focus returns to what had it.
 */
export const LazyDrawer = lazyLayer<LazyDrawerProps>(() =>
  import('../drawer/Drawer.tsx').then((module) => ({ default: module.Drawer })),
);
