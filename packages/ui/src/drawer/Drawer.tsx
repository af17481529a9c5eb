import { LayerContent, LayerRoot, type LayerProps } from '../layer/Layer.tsx';
import { Panel } from './Drawer.styles.ts';

export type DrawerSide = 'right' | 'left' | 'bottom';

export type DrawerProps = LayerProps & {
  /** `right` for what is added (bag, filters), `left` for navigation, `bottom` for a sheet under the thumb. */
  side?: DrawerSide;
};

/** A layer from an edge: 440 wide from a side, full width below 640, or a sheet from below. Behaves as a Dialog. */
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
