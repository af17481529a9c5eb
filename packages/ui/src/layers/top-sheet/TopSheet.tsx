import { LayerRoot, LayerTitle, type LayerProps } from '../layer/Layer.tsx';
import { VisuallyHidden } from '../../typography/visually-hidden/VisuallyHidden.tsx';
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
 * A modal layer at the top of the window, as wide as the page, for search. The title is visually hidden, and
 * the content must include its own `DialogClose`. Behaves like a Dialog.
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
