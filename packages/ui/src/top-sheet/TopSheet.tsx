import { LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Panel } from './TopSheet.styles.ts';

export type TopSheetProps = Pick<
  LayerProps,
  | 'title'
  | 'open'
  | 'defaultOpen'
  | 'onOpenChange'
  | 'trigger'
  | 'onOpenAutoFocus'
  | 'onCloseAutoFocus'
  | 'children'
>;

/**
 * A layer from above, as wide as the page, for what one looks for. The title is for assistive technology alone, and the content brings its own
 * way out (`DialogClose`). Behaves as a Dialog.
 */
export function TopSheet({ children, ...layer }: TopSheetProps) {
  return (
    <LayerRoot {...layer}>
      {(wiring) => (
        <Panel {...wiring}>
          <VisuallyHidden as="div">
            <LayerTitle size="title-s">{layer.title}</LayerTitle>
          </VisuallyHidden>
          {children}
        </Panel>
      )}
    </LayerRoot>
  );
}
