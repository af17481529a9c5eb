/** The element that Storybook sizes to the viewport of a story. It contains the frame with the story. */
const sized = '[data-scale][data-dragging]';

/**
 * Scales a story that is wider than the space for it, such as a screen of 1440 px on a laptop, so that all of
 * it is visible. The story itself still has its full width. Runs in Storybook's own page, for as long as it
 * is open.
 */
export function fitWideStories(): void {
  const watch = new ResizeObserver(fitAll);
  const watched = new WeakSet<Element>();
  const findAll = () => {
    for (const element of document.querySelectorAll(sized)) {
      const { parentElement: space } = element;
      if (!space || watched.has(element)) continue;
      watched.add(element);
      watch.observe(element);
      watch.observe(space);
    }
  };
  new MutationObserver(findAll).observe(document.documentElement, { childList: true, subtree: true });
  findAll();
}

function fitAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>(sized)) fit(element);
}

function fit(element: HTMLElement): void {
  const { parentElement: space } = element;
  if (!space) return;
  const style = getComputedStyle(space);
  const room =
    space.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
  const scale = scaleFor(element.offsetWidth, room);
  element.style.transformOrigin = '0 0';
  element.style.transform = scale < 1 ? `scale(${scale})` : '';
  // A transform does not change the space that an element takes, so its margins give the rest back.
  element.style.marginInlineEnd = scale < 1 ? `${element.offsetWidth * (scale - 1)}px` : '';
  element.style.marginBlockEnd = scale < 1 ? `${element.offsetHeight * (scale - 1)}px` : '';
}

/** The scale at which `width` fits into `room`: at most 1, and never smaller than a third. */
export const scaleFor = (width: number, room: number): number =>
  width <= 0 || room <= 0 ? 1 : Math.min(1, Math.max(room / width, 1 / 3));
