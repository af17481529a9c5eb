import type { PincodeFormProps } from '@luxe/patterns/pincode-form';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { copy } from '../data/copy.ts';

const loadDialog = () => import('./PincodeDialog.tsx').then(({ PincodeDialog }) => PincodeDialog);

export type DeliverToProps = {
  pincode: string;
  /** Called with a valid pincode. See PincodeForm. */
  onChoose: PincodeFormProps['onChoose'];
};

/** Button that shows the delivery pincode and opens the dialog to change it. */
export function DeliverTo({ pincode, onChoose }: DeliverToProps) {
  const { Layer, prepare, openOnPress, close } = useLazyLayer(loadDialog);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onPointerEnter={prepare} onClick={openOnPress}>
        <span>
          {copy.deliverTo}
          <span translate="no">{pincode}</span>
        </span>
      </button>
      {Layer && <Layer onChoose={onChoose} onClose={close} />}
    </>
  );
}
