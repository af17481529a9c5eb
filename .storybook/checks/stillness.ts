/**
 * Nothing moves and nothing blinks; photographs are flat tones, so that pictures are small and do not depend on a decoder. The
 * shape of a photograph stays, and what is drawn in the page itself (`data:`) is left as it is. Lamplit grounds are flat too. What is laid out
 * late is laid out now: pictures reach below the screen.
 */
const still = `
*, ::before, ::after {
  animation-delay: 0s !important;
  animation-duration: 0s !important;
  transition: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
}
[data-late] {
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

/** Stills the page until the function it answers is called. */
export function holdStill(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = still;
  document.head.append(sheet);
  for (const animation of document.getAnimations()) end(animation);
  return () => sheet.remove();
}

/** Toasts of the stories wait, as under a pointer: a slow machine would else picture the page after their three seconds. Answers what ends it. */
export function holdToasts(): () => void {
  const watch = new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[data-toasts] [data-type]:not([data-held])')) {
      toast.setAttribute('data-held', '');
      toast.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** What ends is shown at its end, what repeats at its start. */
function end(animation: Animation): void {
  if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
  else animation.finish();
}

/** Resolves when fonts and pictures in view are there and the page has been painted with them. Gives up waiting after some seconds. */
export async function settle(): Promise<void> {
  const until = performance.now() + 5000;
  do {
    await document.fonts.ready;
    await nextFrame();
    for (const animation of document.getAnimations()) end(animation);
  } while (isLoading() && performance.now() < until);
  await nextFrame();
}

function isLoading(): boolean {
  return (
    document.fonts.status === 'loading' ||
    // `data-loading` is also on what has not been asked for yet: pictures come in rounds.
    [...document.images].some((image) => (!image.complete || image.dataset['loading']) && inView(image))
  );
}

function inView(image: HTMLImageElement): boolean {
  const { left, top, right, bottom } = image.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && image.checkVisibility();
}

export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
