import { useRef, type PointerEvent } from 'react';
import { dragEnd, type DragEnd } from './dragEnd.ts';

type Drag = { from: number; at: number; time: number; speed: number; moving: boolean };

/** px a finger may tremble before a press becomes a drag: a press on the handle stays a press. */
const tremble = 4;

/**
 * Pointer handlers for the panel: its handle and its head move it, its content does not. The panel follows the finger through CSSOM, which
 * the content policy allows, and without a render; `data-dragging` says that it does. Calls `onEnd` once, when the finger lets go.
 */
export function useSheetDrag(full: boolean, onEnd: (end: DragEnd) => void) {
  const drag = useRef<Drag | undefined>(undefined);

  return {
    onPointerDown({
      target,
      currentTarget,
      isPrimary,
      button,
      clientY,
      timeStamp,
    }: PointerEvent<HTMLElement>) {
      if (!isPrimary || button !== 0 || !isHold(target, currentTarget)) return;
      drag.current = { from: clientY, at: clientY, time: timeStamp, speed: 0, moving: false };
    },
    onPointerMove({ currentTarget: panel, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now) return;
      const moved = clientY - now.from;
      if (!now.moving) {
        if (Math.abs(moved) < tremble) return;
        now.moving = true;
        panel.setPointerCapture(pointerId);
        panel.dataset['dragging'] = '';
      }
      if (timeStamp > now.time) now.speed = (clientY - now.at) / (timeStamp - now.time);
      now.at = clientY;
      now.time = timeStamp;
      // Upwards it resists: there is nothing below it to show.
      panel.style.transform = `translateY(${moved > 0 ? moved : moved / 8}px)`;
    },
    onPointerUp: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => letGo(currentTarget, clientY),
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      letGo(currentTarget, drag.current?.from),
  };

  function letGo(panel: HTMLElement, clientY = 0) {
    const now = drag.current;
    drag.current = undefined;
    if (!now?.moving) return;
    delete panel.dataset['dragging'];
    const end = dragEnd({ moved: clientY - now.from, speed: now.speed, height: panel.offsetHeight, full });
    // What closes fades where the finger left it.
    if (end !== 'close') panel.style.removeProperty('transform');
    onEnd(end);
  }
}

/** The handle, or the head apart from what can be pressed in it; nothing where the handle is not drawn. */
function isHold(target: EventTarget, panel: HTMLElement): boolean {
  const handle = panel.querySelector('[data-handle]');
  if (!(target instanceof Element) || !(handle instanceof HTMLElement) || handle.offsetParent === null)
    return false;
  if (handle.contains(target)) return true;
  return target.closest('[data-head]') !== null && target.closest('a, button, input') === null;
}
