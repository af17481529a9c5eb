/**
 * Stops all movement and blinking. Photographs and the backgrounds behind them become flat colours, so that
 * pictures are small and do not depend on an image decoder. Photographs keep their size; `data:` images stay
 * as they are. Content with late layout (`data-below-fold`) is laid out now, because pictures reach below the
 * screen.
 */
const freezeStyles = `
*, ::before, ::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
[data-below-fold] {
  content-visibility: visible !important;
}
img:not([src^='data:']), video {
  object-position: -200vmax -200vmax !important;
  background: var(--lx-color-bg-media) !important;
}
:has(> img, > picture > img) {
  background-image: none !important;
}
`;

/** Freezes the page and returns the function that ends the freeze. */
export function freezePage(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = freezeStyles;
  document.head.append(sheet);
  for (const animation of document.getAnimations()) finishAnimation(animation);
  return () => sheet.remove();
}

/**
 * Keeps toasts open, as if a pointer were over them, and returns the function that stops this. On a slow
 * machine, a toast would otherwise close before the picture.
 */
export function pauseToasts(): () => void {
  const watch = new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toasts] [data-type]:not([data-held])')) {
      toast.setAttribute('data-held', '');
      toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Moves a finite animation to its end and an infinite one to its start. */
function finishAnimation(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
  else animation.finish();
}

/** Resolves when the fonts and the images in view are loaded and painted. Gives up after 5 s. */
export async function waitForPaint(): Promise<void> {
  const until = performance.now() + 5000;
  do {
    await document.fonts.ready;
    await nextFrame();
    for (const animation of document.getAnimations()) finishAnimation(animation);
  } while (isLoading() && performance.now() < until);
  await nextFrame();
}

function isLoading(): boolean {
  return (
    document.fonts.status === 'loading' ||
    // Check `data-loading` in addition to `complete`: images load in batches, and `data-loading` marks images
    // that are not requested yet.
    [...document.images].some((image) => (!image.complete || image.dataset['loading']) && isInView(image))
  );
}

function isInView(image: HTMLImageElement): boolean {
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && image.checkVisibility();
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
