import type { Box } from '../../tools/run/src/pictures/protocol.ts';

/** Edges in CSS px of the viewport. */
interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room around what is painted, for focus rings and the nearest of a shadow. */
const room = 16;
/** What a story can be tall, in px. */
const tallest = 6000;
const replaced = 'img, svg, video, canvas, iframe, input, textarea, select, progress, meter, hr';

/**
 * The edges of what the elements paint: text, pictures, fields, and boxes with a ground, a line or a shadow; not the empty width
 * around them. A fixed element as large as the viewport is a scrim: what lies on it counts, itself does not.
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
  const shown = style.visibility === 'visible';
  const leaf = element.matches(replaced);
  if (own && shown && !isScrim(element, style) && (leaf || paints(element, style))) found.push(own);
  if (leaf) return;
  const inner = style.overflow === 'visible' ? within : (own ?? { left: 0, top: 0, right: 0, bottom: 0 });
  for (const node of element.childNodes) {
    if (node instanceof Element) walk(node, inner, found);
    else if (shown && node instanceof Text && node.data.trim() !== '') found.push(...textEdges(node, inner));
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

/** The part of a box inside another; nothing where it is empty or a single point, as what only a screen reader reads. */
function overlap(a: Edges, b: Edges): Edges | undefined {
  const left = Math.max(a.left, b.left);
  const top = Math.max(a.top, b.top);
  const right = Math.min(a.right, b.right);
  const bottom = Math.min(a.bottom, b.bottom);
  if (right <= left || bottom <= top || (right - left <= 1 && bottom - top <= 1)) return undefined;
  return { left, top, right, bottom };
}

const viewport = (): Edges => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** What is pictured: the story and the layers outside it; layers alone where one of them is modal (a scrim, or a native modal dialog). */
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

/** Edges with room around them, in whole px inside the viewport. */
export function clipOf({ left, top, right, bottom }: Edges): Box {
  const x = Math.max(Math.floor(left) - room, 0);
  const y = Math.max(Math.floor(top) - room, 0);
  return {
    x,
    y,
    width: Math.min(Math.ceil(right) + room, innerWidth) - x,
    height: Math.min(Math.ceil(bottom) + room, innerHeight) - y,
  };
}
