/**
 * Milliseconds without changes after which a story counts as stable. A loader appears only after 170 ms, so a
 * shorter wait could end before the loader appears.
 */
const quietMs = 200;
/**
 * Longest wait for a stable story, in ms. After this time, the story is checked in its current state. A busy
 * machine needs seconds for a chain of requests, so the limit is generous.
 */
const timeoutMs = 20_000;

let lastChangeAt = 0;
let watching: MutationObserver | undefined;

/** Starts to record changes of the page. */
export function watchChanges(): void {
  lastChangeAt = performance.now();
  watching ??= new MutationObserver(() => (lastChangeAt = performance.now()));
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Resolves when the story has stopped changing and no request is pending. A play function may end before the
 * mocks respond, and a check between two states would be flaky. Outside a test, the promise resolves at once.
 */
export async function waitUntilStable(isNetworkIdle: () => boolean): Promise<void> {
  if (!watching) return;
  const until = performance.now() + timeoutMs;
  for (;;) {
    const now = performance.now();
    if (!isNetworkIdle()) lastChangeAt = now;
    const left = Math.min(lastChangeAt + quietMs, until) - now;
    if (left <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}
