import type { Box } from '../../tools/run/src/pictures/protocol.ts';

/** Edges in CSS px of the viewport. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Space around the painted area in px, for focus rings and the inner part of a shadow. */
export const margin = 16;
/** Maximum height of a story in px. */
const tallest = 6000;
const replaced = 'img, svg, video, canvas, iframe, input, textarea, select, progress, meter, hr';

/**
 * The bounds of everything the elements paint: text, images, fields, and boxes with a background, border or
 * shadow. Empty space around the elements does not count. A fixed element as large as the viewport is a scrim
 * (the backdrop of a dialog). A scrim itself does not count, but its children do. Undefined when nothing is
 * painted.
 */
export function paintedEdges(elements: readonly Element[]): Edges | undefined {
  const found: Edges[] = [];
  const page = { left: 0, top: 0, right: innerWidth, bottom: tallest };
  for (const element of elements) walk(element, page, found);
  if (found.length === 0) return undefined;
  return {
    left: Math.min(...found.map(({ left }) => left)),
    top: Math.min(...found.map(({ top }) => top)),
    right: Math.max(...found.map(({ right }) => right)),
    bottom: Math.max(...found.map(({ bottom }) => bottom)),
  };
}

function walk(element: Element, clip: Edges, found: Edges[]): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return;
  const within = style.position === 'fixed' ? viewport() : clip;
  const own = overlap(element.getBoundingClientRect(), within);
  const isVisible = style.visibility === 'visible';
  const leaf = element.matches(replaced);
  if (own && isVisible && !isScrim(element, style) && (leaf || paints(element, style))) found.push(own);
  if (leaf) return;
  const inner = style.overflow === 'visible' ? within : (own ?? { left: 0, top: 0, right: 0, bottom: 0 });
  for (const node of element.childNodes) {
    if (node instanceof Element) walk(node, inner, found);
    else if (isVisible && node instanceof Text && node.data.trim() !== '')
      found.push(...textEdges(node, inner));
  }
}

function textEdges(text: Text, clip: Edges): Edges[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].flatMap((rect) => overlap(rect, clip) ?? []);
}

function paints(element: Element, style: CSSStyleDeclaration): boolean {
  return (
    opaque(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) => style[`border${side}Width`] !== '0px' && opaque(style[`border${side}Color`]),
    ) ||
    ['::before', '::after'].some(
      (part) => !['none', 'normal'].includes(getComputedStyle(element, part).content),
    )
  );
}

const opaque = (colour: string) => !/^(transparent$|rgba\(.*, 0\)$|.*\/ 0\)$)/.test(colour);

function isScrim(element: Element, { position }: CSSStyleDeclaration): boolean {
  if (position !== 'fixed') return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight;
}

/**
 * The intersection of two boxes. Undefined when the boxes do not overlap. Also undefined for an overlap of at
 * most 1 × 1 px, which is the size of visually hidden text.
 */
function overlap(a: Edges, b: Edges): Edges | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  if (right <= left || bottom <= top || (right - left <= 1 && bottom - top <= 1)) return undefined;
  return { left, top, right, bottom };
}

const viewport = (): Edges => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/**
 * The elements to picture: the story and the layers outside it, or only the layers when one of them is modal.
 * A layer is modal when it has a scrim or is a native modal dialog.
 */
export function picturedElements(story: Element, layers: readonly Element[]): Element[] {
  const native = [...document.querySelectorAll('dialog:modal')];
  if (native.length > 0) return native;
  return layers.some(hasScrim) ? [...layers] : [story, ...layers];
}

function hasScrim(layer: Element): boolean {
  return [layer, ...layer.querySelectorAll('*')].some((element) => {
    const style = getComputedStyle(element);
    return (
      isScrim(element, style) &&
      style.visibility === 'visible' &&
      element.checkVisibility() &&
      opaque(style.backgroundColor)
    );
  });
}

/**
 * The rectangle that the picture shows: the painted area with a margin, in integer px inside the viewport.
 */
export function clipOf({ left, top, right, bottom }: Edges): Box {
  const x = Math.max(Math.floor(left) - margin, 0);
  const y = Math.max(Math.floor(top) - margin, 0);
  return {
    x,
    y,
    width: Math.min(Math.ceil(right) + margin, innerWidth) - x,
    height: Math.min(Math.ceil(bottom) + margin, innerHeight) - y,
  };
}

/**
 * Whether a clip shows nothing between its margins. The element then has no size, or is outside the viewport.
 */
export const isEmptyClip = ({ width, height }: Box): boolean => width <= 2 * margin || height <= 0;
