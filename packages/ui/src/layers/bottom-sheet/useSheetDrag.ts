import { useRef, type PointerEvent } from 'react';
import { dragEnd, type DragEnd } from './dragEnd.ts';

type Drag = { startY: number; lastY: number; lastTime: number; speed: number; moving: boolean };

/** Distance in px that a pointer may move before a press on the handle becomes a drag. */
const dragThreshold = 4;

/**
 * Pointer handlers for the panel of a sheet. Dragging the handle or the header moves the panel; dragging the
 * content does not. The hook moves the panel through CSSOM, which the content security policy allows, and
 * without a React render. `data-dragging` marks a drag. Calls `onEnd` once when a drag ends.
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
      if (!isPrimary || button !== 0 || !isDragHandle(target, currentTarget)) return;
      drag.current = { startY: clientY, lastY: clientY, lastTime: timeStamp, speed: 0, moving: false };
    },
    onPointerMove({ currentTarget: panel, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const active = drag.current;
      if (!active) return;
      const moved = clientY - active.startY;
      if (!active.moving) {
        if (Math.abs(moved) < dragThreshold) return;
        active.moving = true;
        panel.setPointerCapture(pointerId);
        panel.dataset['dragging'] = '';
      }
      if (timeStamp > active.lastTime)
        active.speed = (clientY - active.lastY) / (timeStamp - active.lastTime);
      active.lastY = clientY;
      active.lastTime = timeStamp;
      // When dragged up, the sheet moves by only an eighth of the distance, because there is no content below
      // the sheet to show.
      panel.style.transform = `translateY(${moved > 0 ? moved : moved / 8}px)`;
    },
    onPointerUp: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) =>
      finishDrag(currentTarget, clientY),
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      finishDrag(currentTarget, drag.current?.startY),
  };

  function finishDrag(panel: HTMLElement, clientY = 0) {
    const active = drag.current;
    drag.current = undefined;
    if (!active?.moving) return;
    delete panel.dataset['dragging'];
    const end = dragEnd({
      moved: clientY - active.startY,
      speed: active.speed,
      height: panel.offsetHeight,
      full,
    });
    // A sheet that stays open returns to its position. A closing sheet stays where the pointer released it,
    // and fades out there.
    if (end !== 'close') panel.style.removeProperty('transform');
    onEnd(end);
  }
}

/**
 * Whether a drag can start on the target: on the handle, or on a part of the header that is not a control.
 * False while the handle is hidden.
 */
function isDragHandle(target: EventTarget, panel: HTMLElement): boolean {
  const handle = panel.querySelector('[data-handle]');
  if (!(target instanceof Element) || !(handle instanceof HTMLElement) || handle.offsetParent === null)
    return false;
  if (handle.contains(target)) return true;
  return target.closest('[data-header]') !== null && target.closest('a, button, input') === null;
}
