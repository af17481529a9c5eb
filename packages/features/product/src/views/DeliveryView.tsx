import type { PincodeData } from '@luxe/contract/calls';
import { DeliveryPromise } from '@luxe/patterns/delivery-promise';
import { moveFocus } from '@luxe/ui/focus';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import { useRef } from 'react';
import { copy } from '../copy.ts';

export type DeliveryViewProps = {
  pincode: string;
  data: PincodeData | undefined;
  failed?: boolean;
  /** How many ways of delivery to expect. Default: two. */
  modesCount?: number | undefined;
  returnPolicy: string;
  sellerName: string;
  /** Asks the store about another pincode; a refusal is said beside the field. */
  onChoose: (pincode: string) => Promise<{ ok: true } | { ok: false; message: string }>;
};

const loadEditor = () => import('./PincodeEditor.tsx').then(({ PincodeEditor }) => PincodeEditor);

/** The delivery promise, with a way to ask for another pincode in place. */
export function DeliveryView({ onChoose, ...promise }: DeliveryViewProps) {
  const { Layer: Editor, prepare, open, close } = useLazyLayer(loadEditor);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
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
            aria-expanded={Boolean(Editor)}
            onPointerEnter={prepare}
            onClick={() => (Editor ? close() : void open())}
          >
            {Editor ? copy.cancel : copy.change}
          </TextButton>
        }
      />
      {Editor && <Editor onChoose={onChoose} onClose={leave} />}
    </Stack>
  );
}
