import { TextButton } from '@luxe/ui/text-button';
import { useLazyLayer } from '@luxe/ui/use-lazy-layer';
import type { ComponentType } from 'react';

export type LayerButtonProps<Props> = {
  label: string;
  /** Fetches what opens. */
  load: () => Promise<ComponentType<Props & { onClose: () => void }>>;
  /** What it is given. */
  given: Props;
};

/** Opens a layer whose code comes when somebody means to open it. */
export function LayerButton<Props extends object>({ label, load, given }: LayerButtonProps<Props>) {
  const { Layer, prepare, open, close } = useLazyLayer(load);
  return (
    <>
      <TextButton aria-haspopup="dialog" onPointerEnter={prepare} onClick={() => void open()}>
        {label}
      </TextButton>
      {Layer && <Layer {...given} onClose={close} />}
    </>
  );
}
