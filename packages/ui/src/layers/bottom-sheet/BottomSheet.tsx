import { useState } from 'react';
import { LayerContent, LayerRoot, type LayerProps, type PanelProps } from '../layer/Layer.tsx';
import { useOpenState } from '../layer/useOpenState.ts';
import { Handle, Panel } from './BottomSheet.styles.ts';
import { useSheetDrag } from './useSheetDrag.ts';

export type BottomSheetProps = LayerProps & {
  /** Accessible name of the handle, a toggle button for the full height. Default "Full height". */
  handleLabel?: string;
};

/**
 * A layer at the bottom edge for a short task or notice: choosing a size, choosing a sort order, or the
 * notice that an item was added. Dragging the handle or header down closes the sheet, dragging up expands it
 * to the full height. The handle is also a button, so that no action requires a drag. From 768 px the sheet
 * is a small centred dialog.
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

type SheetProps = { wiring: PanelProps; layer: LayerProps; handleLabel: string; onClose: () => void };

/** Mounted only while open, so that each opening starts at the height of the content. */
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
