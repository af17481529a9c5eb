import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { fitted, held, panned, whole, zoomed, type Point, type Sizes, type View } from './zoomMath.ts';

/** One press of a button or key. */
const step = 1.5;
/** What a double tap comes to, in one go. */
const near = 2.5;
/** A double tap: two within so many ms and px. A swipe: a move of so many px. */
const tap = { ms: 300, px: 24 };
const swipe = 48;

/**
 * A picture that is brought nearer by pinch, wheel, double tap and keys, and moved within its bounds. The view is written to the element
 * itself, not through React: a finger moves it sixty times a second. `onSwipe` is a sideways stroke over a whole picture.
 */
export function useZoom({ onSwipe }: { onSwipe: (by: 1 | -1) => void }) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef(whole);
  const fingers = useRef(new Map<number, Point>());
  const stroke = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef({ time: 0, x: 0, y: 0 });
  /** For words and buttons; changes with each step, not with each px. */
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
    // React listens passively; the page behind would scroll or zoom along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const speed = event.ctrlKey ? 0.01 : 0.002;
      zoomTo(view.current.scale * Math.exp(-event.deltaY * speed), pointOf(event, node));
    };
    const onResize = () => draw(held(view.current, sizesOf(node, picture.current)));
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
    if (fingers.current.size === 1) stroke.current = { x: 0, y: 0 };
    event.currentTarget.dataset['held'] = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event, event.currentTarget);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      // A stroke of two fingers turns no page when one of them is lifted.
      stroke.current = { x: 0, y: Number.POSITIVE_INFINITY };
      zoomTo((view.current.scale * apart(now, other)) / apart(before, other), middle(before, other));
      panBy({ x: by.x / 2, y: by.y / 2 });
      return;
    }
    stroke.current = { x: stroke.current.x + by.x, y: stroke.current.y + by.y };
    if (view.current.scale > 1) panBy(by);
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const at = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || at === undefined) return;
    delete event.currentTarget.dataset['held'];
    if (event.type === 'pointercancel') return;
    const { x, y } = stroke.current;
    if (view.current.scale === 1 && Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    if (Math.hypot(x, y) > tap.px) return;
    const { time, ...place } = lastTap.current;
    const isSecond = event.timeStamp - time < tap.ms && apart(at, place) < tap.px;
    lastTap.current = isSecond ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (isSecond) zoomTo(view.current.scale > 1 ? 1 : near, at);
  };

  return {
    stage,
    picture,
    percent,
    isWhole: () => view.current.scale === 1,
    zoomIn: () => zoomTo(view.current.scale * step),
    zoomOut: () => zoomTo(view.current.scale / step),
    reset: () => draw(whole),
    panBy,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}

function sizesOf(stage: HTMLElement | null, picture: HTMLImageElement | null): Sizes {
  const room = { width: stage?.clientWidth ?? 1, height: stage?.clientHeight ?? 1 };
  const own = { width: picture?.width ?? 1, height: picture?.height ?? 1 };
  const natural = picture?.naturalWidth
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : own;
  return { stage: room, picture: fitted(natural, room) };
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

const apart = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
