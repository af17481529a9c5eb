import type { ReactNode } from 'react';
import { DialogClose, LayerContent, LayerRoot, type LayerProps } from '../layer/Layer.tsx';
import { Beside, Panel, PicturePlace, Words } from './Dialog.styles.ts';

export { DialogClose };

/** Up to 440, 640, 880 px wide; full screen below 768. */
export type DialogSize = 's' | 'm' | 'l';

export type DialogProps = LayerProps & {
  size?: DialogSize;
  /** A picture that fills the left of the layer from 768; phones go without. */
  picture?: ReactNode;
};

/**
 * A task over the page. Keeps focus inside, closes on Escape and on the ground around it, and gives focus back to what had it or, where that
 * is gone, to the nearest place that is left. A question that must be answered is an AlertDialog. Source: WAI-ARIA practices, Dialog (Modal).
 */
export function Dialog({ size = 'm', picture, children, ...layer }: DialogProps) {
  const content = <LayerContent {...layer}>{children}</LayerContent>;
  return (
    <LayerRoot {...layer}>
      {(wiring) => (
        <Panel $size={size} {...wiring}>
          {picture ? (
            <Beside>
              <PicturePlace>{picture}</PicturePlace>
              <Words>{content}</Words>
            </Beside>
          ) : (
            content
          )}
        </Panel>
      )}
    </LayerRoot>
  );
}
