import { LayerContent, LayerRoot, type LayerProps } from '../layer/Layer.tsx';
import { Panel } from './Drawer.styles.ts';

export type DrawerSide = 'right' | 'left';

export type DrawerProps = LayerProps & {
  /** `right` for the bag and filters, `left` for navigation. Default `right`. */
  side?: DrawerSide;
};

/**
 * A layer at a side of the screen, 440 px wide, full width below 640 px. Behaves like a Dialog. For the
 * bottom edge use BottomSheet.
 */
export function Drawer({ side = 'right', children, ...layer }: DrawerProps) {
  return (
    <LayerRoot {...layer}>
      {(wiring) => (
        <Panel $side={side} {...wiring}>
          <LayerContent {...layer}>{children}</LayerContent>
        </Panel>
      )}
    </LayerRoot>
  );
}
