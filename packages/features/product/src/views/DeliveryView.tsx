import type { PincodeData } from '@luxe/contract/calls';
import { DeliveryPromise } from '@luxe/patterns/delivery-promise';
import { moveFocus } from '@luxe/ui/focus';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { useRef } from 'react';
import { copy } from '../data/copy.ts';

export type DeliveryViewProps = {
  pincode: string;
  data: PincodeData | undefined;
  failed?: boolean;
  /** Number of delivery modes for which space is reserved while the data loads. Default: two. */
  modesCount?: number | undefined;
  returnPolicy: string;
  sellerName: string;
  /**
   * Sends another pincode to the store, which checks it. If this fails, the form shows `message` beside the
   * pincode field.
   */
  onChoose: (pincode: string) => Promise<{ ok: true } | { ok: false; message: string }>;
};

const loadForm = () => import('@luxe/patterns/pincode-form').then(({ PincodeForm }) => PincodeForm);

/** The delivery promise, with a button that opens the pincode form below it. */
export function DeliveryView({ onChoose, ...promise }: DeliveryViewProps) {
  const { Layer: PincodeForm, prepare, openOnPress, close } = useLazyLayer(loadForm);
  const opener = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    close();
    moveFocus(opener.current);
  };
  return (
    <Stack gap={12}>
      <DeliveryPromise
        {...promise}
        action={
          <TextButton
            ref={opener}
            aria-expanded={Boolean(PincodeForm)}
            onPointerEnter={prepare}
            onClick={() => (PincodeForm ? close() : openOnPress())}
          >
            {PincodeForm ? copy.cancel : copy.change}
          </TextButton>
        }
      />
      {PincodeForm && <PincodeForm hint={copy.pincodeHint} onChoose={onChoose} onClose={closeForm} />}
    </Stack>
  );
}
