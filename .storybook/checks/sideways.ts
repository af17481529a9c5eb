import { paintedEdges } from './frame.ts';

/**
 * What makes the page scroll sideways, as selectors; empty where it does not. What scrolls on purpose (`overflow-x: auto`) does so
 * inside itself. A layer cannot widen the page, so its own edges are measured.
 */
export function findSideways(layers: readonly Element[]): string[] {
  const page = document.documentElement;
  const { left = 0, right = 0 } = layersEdges(layers);
  if (page.scrollWidth <= page.clientWidth && right <= page.clientWidth + 1 && left >= -1) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width, height } = element.getBoundingClientRect();
    return right > page.clientWidth + 1 && width > 1 && height > 1 && !insideScroller(element);
  });
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  return (innermost.length > 0 ? innermost : [document.body]).slice(0, 3).map(describe);
}

function layersEdges(layers: readonly Element[]): { left?: number; right?: number } {
  return paintedEdges(layers) ?? {};
}

function insideScroller(element: Element): boolean {
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return false;
}

/** An element as a person would look for it: its tag, its role or class, the beginning of its words. */
function describe(element: Element): string {
  const role = element.getAttribute('role');
  const name = element.id ? `#${element.id}` : role ? `[role=${role}]` : '';
  const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
  return `<${element.tagName.toLowerCase()}${name}>${words ? ` “${words.slice(0, 40)}”` : ''}`;
}
