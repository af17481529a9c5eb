import type { ReactNode } from 'react';
import { DialogClose, LayerContent, LayerRoot, type LayerProps } from '../layer/Layer.tsx';
import { Columns, Panel, PictureWrapper, ContentColumn } from './Dialog.styles.ts';

export { DialogClose };

/** Maximum width 440, 640 or 880 px; full screen below 768 px. */
export type DialogSize = 's' | 'm' | 'l';

export type DialogProps = LayerProps & {
  size?: DialogSize;
  /** Picture on the left of the dialog from 768 px; hidden below. */
  picture?: ReactNode;
};

/**
 * A task over the page. Keeps focus inside and closes on Escape and on a press outside. Then returns focus to
 * the previously focused element. If that element is gone, focus moves to the nearest remaining element
 * around it. For a question that needs an answer use AlertDialog. Source: WAI-ARIA practices, Dialog (Modal).
 */
export function Dialog({ size = 'm', picture, children, ...layer }: DialogProps) {
  const content = <LayerContent {...layer}>{children}</LayerContent>;
  return (
    <LayerRoot {...layer}>
      {(wiring) => (
        <Panel $size={size} {...wiring}>
          {picture ? (
            <Columns>
              <PictureWrapper>{picture}</PictureWrapper>
              <ContentColumn>{content}</ContentColumn>
            </Columns>
          ) : (
            content
          )}
        </Panel>
      )}
    </LayerRoot>
  );
}
