import { contentWiring, LayerContent, LayerRoot, type LayerProps } from '../dialog/Dialog.tsx';
import { Panel } from './Drawer.styles.ts';

export type DrawerSide = 'right' | 'left' | 'bottom';

export type DrawerProps = LayerProps & {
  /** `right` for what is added (bag, filters), `left` for navigation, `bottom` for a sheet under the thumb. */
  side?: DrawerSide;
};

/** A layer from an edge: 440 wide from a side, full width below 640, or a sheet from below. */
export function Drawer({ side = 'right', ...layer }: DrawerProps) {
  return (
    <LayerRoot {...layer}>
      <Panel $side={side} {...contentWiring(layer)}>
        <LayerContent {...layer} />
      </Panel>
    </LayerRoot>
  );
}
