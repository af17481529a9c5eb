/**
 * Finds elements that make the page scroll horizontally, and elements in layers (dialogs, menus) that extend
 * beyond the window. Returns the descriptions of at most three innermost elements; empty when there are none.
 * Elements inside their own scroll container (`overflow-x: auto`) do not count.
 */
export function findHorizontalOverflow(layers: readonly Element[]): string[] {
  const page = document.documentElement;
  // A fixed layer does not widen the page. Therefore also look for elements in layers that extend beyond the
  // window.
  const cutOff = layers.flatMap((layer) => [layer, ...layer.querySelectorAll('*')]).filter(isCutOff);
  if (page.scrollWidth <= page.clientWidth && cutOff.length === 0) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1 && isSeen(element),
  );
  const found = [...new Set([...cutOff, ...wide])];
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
  return (innermost.length > 0 ? innermost : [document.body]).slice(0, 3).map(describeElement);
}

/** Whether the element is in the window, but extends beyond its left or right edge. */
function isCutOff(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const partlyIn = right > 0 && left < width && bottom > 0 && top < innerHeight;
  return partlyIn && (right > width + 1 || left < -1) && isSeen(element);
}

/**
 * Whether the element is visible, larger than 1 px (visually hidden text is not), and not inside an element
 * that scrolls or clips.
 */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (
    width <= 1 ||
    height <= 1 ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  )
    return false;
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== 'visible') return false;
  }
  return true;
}

/** Describes an element by its tag, its id or role, and the first 40 characters of its name or text. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const name = element.id ? `#${element.id}` : role ? `[role=${role}]` : '';
  const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
  return `<${element.tagName.toLowerCase()}${name}>${text ? ` “${text.slice(0, 40)}”` : ''}`;
}
