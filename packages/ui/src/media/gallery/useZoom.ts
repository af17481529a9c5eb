import { useEffect, useRef, useState, type PointerEvent } from 'react';
import {
  fitted,
  clampedView,
  panned,
  unzoomedView,
  zoomed,
  type Point,
  type Sizes,
  type View,
} from './zoomMath.ts';

/** Factor by which one press of a zoom button or zoom key changes the scale. */
const step = 1.5;
/** Scale after a double tap. */
const doubleTapScale = 2.5;
/** Two taps within this time (ms) and distance (px) are a double tap. */
const tap = { ms: 300, px: 24 };
/** Minimum horizontal movement of a swipe, in px. */
const swipeDistance = 48;

/**
 * Zooms a picture by pinch, wheel, double tap and keys, and pans it within its bounds. Writes scale and
 * offset to the element without a React render, because a moving finger changes them sixty times a second.
 * `onSwipe` is called for a horizontal swipe over an unzoomed picture, with 1 for the next picture and -1 for
 * the previous.
 */
export function useZoom({ onSwipe }: { onSwipe: (by: 1 | -1) => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef(unzoomedView);
  const fingers = useRef(new Map<number, Point>());
  const dragOffset = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  /** Zoom in percent, for texts and buttons. Panning does not change it. */
  const [percent, setPercent] = useState(100);

  const draw = (next: View) => {
    view.current = next;
    if (picture.current)
      picture.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    setPercent(Math.round(next.scale * 100));
  };
  const zoomTo = (scale: number, point: Point = { x: 0, y: 0 }) =>
    draw(zoomed(view.current, scale, point, sizesOf(stage.current, picture.current)));
  const panBy = (by: Point) => draw(panned(view.current, by, sizesOf(stage.current, picture.current)));

  useEffect(() => {
    const node = stage.current;
    if (node === null) return undefined;
    // A native listener, because a wheel listener of React is passive: it cannot stop the page behind from
    // scrolling or zooming.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.002;
      zoomTo(view.current.scale * Math.exp(-event.deltaY * speed), pointOf(event, node));
    };
    const onResize = () => draw(clampedView(view.current, sizesOf(node, picture.current)));
    node.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('resize', onResize);
    return () => {
      node.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event, event.currentTarget));
    if (fingers.current.size === 1) dragOffset.current = { x: 0, y: 0 };
    event.currentTarget.dataset['dragging'] = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event, event.currentTarget);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      // A pinch must not count as a swipe when one finger is lifted.
      dragOffset.current = { x: 0, y: Number.POSITIVE_INFINITY };
      zoomTo(
        (view.current.scale * distanceBetween(now, other)) / distanceBetween(before, other),
        midpoint(before, other),
      );
      panBy({ x: by.x / 2, y: by.y / 2 });
      return;
    }
    dragOffset.current = { x: dragOffset.current.x + by.x, y: dragOffset.current.y + by.y };
    if (view.current.scale > 1) panBy(by);
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const at = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || at === undefined) return;
    delete event.currentTarget.dataset['dragging'];
    if (event.type === 'pointercancel') return;
    const { x, y } = dragOffset.current;
    if (view.current.scale === 1 && Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y))
      onSwipe(x < 0 ? 1 : -1);
    if (Math.hypot(x, y) > tap.px) return;
    const { time, ...previous } = lastTap.current;
    const isSecond = event.timeStamp - time < tap.ms && distanceBetween(at, previous) < tap.px;
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (isSecond) zoomTo(view.current.scale > 1 ? 1 : doubleTapScale, at);
  };

  return {
    stage,
    picture,
    percent,
    isUnzoomed: () => view.current.scale === 1,
    zoomIn: () => zoomTo(view.current.scale * step),
    zoomOut: () => zoomTo(view.current.scale / step),
    reset: () => draw(unzoomedView),
    panBy,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function sizesOf(stage: HTMLElement | null, picture: HTMLImageElement | null): Sizes {
  const stageSize = { width: stage?.clientWidth ?? 1, height: stage?.clientHeight ?? 1 };
  const own = { width: picture?.width ?? 1, height: picture?.height ?? 1 };
  const natural = picture?.naturalWidth
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : own;
  return { stage: stageSize, picture: fitted(natural, stageSize) };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const distanceBetween = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const midpoint = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
