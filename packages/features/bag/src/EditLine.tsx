import { useCall } from '@luxe/resources';
import { Drawer } from '@luxe/ui/drawer';
import { useState } from 'react';
import type { BagLineModel } from './data/toBagModel.ts';
import { editCopy as copy } from './data/editCopy.ts';
import { EditLineView } from './views/EditLineView.tsx';

export type EditLineProps = {
  line: BagLineModel;
  /** Resolves to an error message, or to an empty string when the change succeeds. */
  onSave: (line: BagLineModel, ussid: string) => Promise<string>;
  onClose: () => void;
};

/** Drawer to change the size or colour of a line. */
export function EditLine({ line, onSave, onClose }: EditLineProps) {
  const [color, setColor] = useState(line.color);
  const { data, error, retry } = useCall(
    'productDetails',
    { params: { productId: line.productCode }, query: { color } },
    { keepPreviousData: true },
  );
  return (
    <Drawer
      open
      title={copy.title}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <EditLineView
        name={`${line.brand} ${line.name}`}
        product={data}
        failed={error !== undefined}
        color={color}
        size={line.size}
        onColorChange={setColor}
        onSave={async (ussid) => {
          const message = ussid === line.ussid ? '' : await onSave(line, ussid);
          if (!message) onClose();
          return message;
        }}
        onRetry={() => void retry()}
      />
    </Drawer>
  );
}
