import { TextButton } from '@luxe/ui/text-button';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import type { ComponentType } from 'react';

export type LayerButtonProps<Props> = {
  label: string;
  /** Loads the layer's component. */
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>;
  /** Props of the layer, without `onClose`. */
  layerProps: Props;
};

/** A button that opens a dialog or drawer. Its code loads on hover or press. */
export function LayerButton<Props extends object>({ label, load, layerProps }: LayerButtonProps<Props>) {
  const { Layer, prepare, openOnPress, close } = useLazyLayer(load);
  return (
    <>
      <TextButton aria-haspopup="dialog" onPointerEnter={prepare} onClick={openOnPress}>
        {label}
      </TextButton>
      {Layer && <Layer {...layerProps} onClose={close} />}
    </>
  );
}
