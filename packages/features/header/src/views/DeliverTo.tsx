import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { copy } from '../copy.ts';

const loadDialog = () => import('../PincodeDialog.tsx').then(({ PincodeDialog }) => PincodeDialog);

/** Names the pincode that the shop delivers to, and opens the dialog that changes it. */
export function DeliverTo({ pincode }: { pincode: string }) {
  const { Layer, prepare, open, close } = useLazyLayer(loadDialog);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={prepare} onClick={() => void open()}>
        <span>
          {copy.deliverTo}
          <span translate="no">{pincode}</span>
        </span>
      </button>
      {Layer && <Layer onClose={close} />}
    </>
  );
}
