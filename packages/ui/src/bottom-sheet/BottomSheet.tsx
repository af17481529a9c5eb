import { useState } from 'react';
import { LayerContent, LayerRoot, type LayerProps, type PanelWiring } from '../layer/Layer.tsx';
import { useOpenState } from '../layer/useOpenState.ts';
import { Handle, Panel } from './BottomSheet.styles.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export type BottomSheetProps = LayerProps & {
  /** Of the handle, a toggle: pressed, the sheet stands at its full height. Default "Full height". */
  handleLabel?: string;
};

/**
 * A layer from below, where a thumb is: what was added, a sort order, a choice of size. Drag its handle or its head down to close it, up for
 * the full height; the handle is also a button, so that nothing needs the gesture. From 768 it is a small dialog in the middle.
 * Source: WAI-ARIA practices, Dialog (Modal); WCAG 2.5.7, Dragging Movements.
 */
export function BottomSheet({ handleLabel = 'Full height', ...layer }: BottomSheetProps) {
  const [open, setOpen] = useOpenState(layer);
  return (
    <LayerRoot {...layer} open={open} onOpenChange={setOpen}>
      {(wiring) => (
        <Sheet wiring={wiring} layer={layer} handleLabel={handleLabel} onClose={() => setOpen(false)} />
      )}
    </LayerRoot>
  );
}

type SheetProps = { wiring: PanelWiring; layer: LayerProps; handleLabel: string; onClose: () => void };

/** In the page only while open: each opening begins at the height of the content. */
function Sheet({ wiring, layer, handleLabel, onClose }: SheetProps) {
  const [full, setFull] = useState(false);
  const drag = useSheetDrag(full, (end) => (end === 'close' ? onClose() : setFull(end === 'full')));
  return (
    <Panel data-full={full} {...wiring} {...drag}>
      <Handle
        type="button"
        data-handle=""
        aria-label={handleLabel}
        aria-pressed={full}
        onClick={() => setFull(!full)}
      />
      <LayerContent {...layer} />
    </Panel>
  );
}
