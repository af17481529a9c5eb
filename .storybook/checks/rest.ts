/** A loader shows itself after 170 ms: what has not changed for this long, in ms, is at rest. */
const calm = 200;
/** The longest wait for a story, in ms. On a busy machine a chain of requests takes seconds. */
const limit = 20_000;

let changed = 0;
let watching: MutationObserver | undefined;

/** Begins to watch what changes in the page. */
export function watchChanges(): void {
  changed = performance.now();
  watching ??= new MutationObserver(() => (changed = performance.now()));
  watching.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Resolves when nothing has changed in the story for a while and no request waits for its answer: its mocks have answered, its loader
 * is there. Not every story has a play function that waits, and one that is judged between two states is judged by chance. Outside a
 * test it does not wait.
 */
export async function comeToRest(isAnswered: () => boolean): Promise<void> {
  if (!watching) return;
  const until = performance.now() + limit;
  for (;;) {
    const now = performance.now();
    if (!isAnswered()) changed = now;
    const left = Math.min(changed + calm, until) - now;
    if (left <= 0) break;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
  watching.disconnect();
}
