/**
 * What makes the page scroll sideways, or sticks out of the window where it cannot be scrolled to, as selectors; empty where nothing
 * does. What scrolls on purpose (`overflow-x: auto`) does so inside itself.
 */
export function findSideways(layers: readonly Element[]): string[] {
  const page = document.documentElement;
  // A fixed layer does not widen the page.
  const cutOff = layers.flatMap((layer) => [layer, ...layer.querySelectorAll('*')]).filter(isCutOff);
  if (page.scrollWidth <= page.clientWidth && cutOff.length === 0) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > page.clientWidth + 1 && isSeen(element),
  );
  const found = [...new Set([...cutOff, ...wide])];
  const innermost = found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  );
  return (innermost.length > 0 ? innermost : [document.body]).slice(0, 3).map(describe);
}

/** Partly in the window, and partly beside it. */
function isCutOff(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const partlyIn = right > 0 && left < width && bottom > 0 && top < innerHeight;
  return partlyIn && (right > width + 1 || left < -1) && isSeen(element);
}

/** Not a point that only a screen reader reads, not hidden, not inside something that scrolls or clips. */
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

/** An element as a person would look for it: its tag, its id or role, the beginning of its words. */
export function describe(element: Element): string {
  const role = element.getAttribute('role');
  const name = element.id ? `#${element.id}` : role ? `[role=${role}]` : '';
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
  return `<${element.tagName.toLowerCase()}${name}>${words ? ` “${words.slice(0, 40)}”` : ''}`;
}
