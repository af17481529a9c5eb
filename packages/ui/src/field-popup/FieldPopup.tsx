import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Anchor, Panel } from './FieldPopup.styles.ts';

/** Around a field's control (its first child) and the popup that opens under it. */
export const PopupAnchor = Anchor;

type FieldPopupProps = ComponentPropsWithRef<'div'> & {
  open: boolean;
  /** Escape was pressed. It is ours alone: a dialog around the field stays open. */
  onEscape: () => void;
  /** As wide as the control, or as its content. */
  fit: 'control' | 'content';
};

/**
 * What opens under a field: a list of options, a calendar. Where the browser has CSS anchors it stands in the top layer,
 * so that no dialog or drawer clips it, and turns upwards where there is no room below; elsewhere it hangs under the
 * control. Positions itself without a style attribute.
 */
export function FieldPopup({ open, onEscape, fit, children, ...rest }: FieldPopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const escape = useEffectEvent(onEscape);

  useLayoutEffect(() => {
    const node = panel.current;
    if (!open || !node || !hasAnchors()) return undefined;
    node.popover = 'manual';
    node.showPopover();
    return () => {
      if (node.matches(':popover-open')) node.hidePopover();
      node.removeAttribute('popover');
    };
  }, [open]);

  // On the window, before anyone: layers around the field listen on the document.
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      escape();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [open]);

  return (
    <Panel $fit={fit} {...rest} ref={panel} hidden={!open}>
      {children}
    </Panel>
  );
}

const hasAnchors = () =>
  typeof CSS !== 'undefined' &&
  'showPopover' in HTMLElement.prototype &&
  CSS.supports('anchor-scope', '--lx-field') &&
  CSS.supports('position-area', 'block-end');
