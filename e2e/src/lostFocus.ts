import type { BrowserContext } from '@playwright/test';

/** Watches every page of the context for a focus that falls to the page itself, where the next Tab begins at the top. */
export async function watchFocus(context: BrowserContext, tell: (lost: string) => void): Promise<void> {
  await context.exposeFunction(teller, tell);
  await context.addInitScript(watch, teller);
}

const teller = 'tellOfLostFocus';

/** Runs in the page. A press on no control takes the focus away, as it should; a moment without focus, between two screens, is none. */
function watch(name: string): void {
  const tell = (window as unknown as Record<string, (lost: string) => void>)[name];
  let last: Element | null = null;
  let looks = 0;
  addEventListener(
    'focusin',
    ({ target }) => {
      last = target as Element;
    },
    true,
  );
  addEventListener(
    'pointerdown',
    () => {
      last = null;
    },
    true,
  );
  setInterval(() => {
    looks = last && document.activeElement === document.body ? looks + 1 : 0;
    if (looks !== 10) return;
    dispatchEvent(new Event('lostfocus'));
    tell?.(`${location.pathname}: ${last?.outerHTML.slice(0, 300)}`);
  }, 100);
}
