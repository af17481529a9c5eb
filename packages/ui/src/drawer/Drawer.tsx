import { LayerContent, LayerRoot, type LayerProps } from '../layer/Layer.tsx';
import { Panel } from './Drawer.styles.ts';

export type DrawerSide = 'right' | 'left';

export type DrawerProps = LayerProps & {
  /** `right` for what is added (bag, filters), `left` for navigation. */
  side?: DrawerSide;
};

/** A layer from a side: 440 wide, full width below 640. Behaves as a Dialog. From below, under a thumb, is a BottomSheet. */
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
