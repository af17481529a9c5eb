import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { Anchor, Panel } from './FieldPopup.styles.ts';

/** Wraps the control of a field and the popup that opens under it. The control is the first child. */
export const PopupAnchor = Anchor;

type FieldPopupProps = ComponentPropsWithRef<'div'> & {
  open: boolean;
  /** Called on Escape. The popup stops the key event, so that a dialog around the field stays open. */
  onEscape: () => void;
  /** Width of the popup: as wide as the control, or as wide as its content. */
  fit: 'control' | 'content';
};

/**
 * A popup under a field: a list of options, a calendar. In browsers with CSS anchor positioning, the popup is
 * in the top layer. There, no dialog or drawer clips it, and it flips upwards if there is no space below. In
 * other browsers, the popup is always directly under the control. Uses no style attribute, which the content
 * security policy blocks.
 */
export function FieldPopup({ open, onEscape, fit, children, ...rest }: FieldPopupProps) {
  const panel = useRef<HTMLDivElement>(null);
  const escape = useEffectEvent(onEscape);

  useLayoutEffect(() => {
    const node = panel.current;
    if (!open || !node || !supportsAnchors()) return undefined;
    node.popover = 'manual';
    node.showPopover();
    return () => {
      if (node.matches(':popover-open')) node.hidePopover();
      node.removeAttribute('popover');
    };
  }, [open]);

  // Listens on the window in the capture phase. A dialog or drawer around the field listens on the document,
  // so the popup handles Escape first.
  useEffect(() => {
    if (!open) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      escape();
    };
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [open]);

  return (
    <Panel $fit={fit} {...rest} ref={panel} hidden={!open}>
      {children}
    </Panel>
  );
}

const supportsAnchors = () =>
  typeof CSS !== 'undefined' &&
  'showPopover' in HTMLElement.prototype &&
  CSS.supports('anchor-scope', '--lx-field') &&
  CSS.supports('position-area', 'block-end');
