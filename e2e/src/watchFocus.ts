import type { BrowserContext } from '@playwright/test';

/** Reports when the focus falls to the body in a page of the context, so that Tab would begin at the top. */
export async function watchFocus(context: BrowserContext, report: (lost: string) => void): Promise<void> {
  await context.exposeFunction(reporterName, report);
  await context.addInitScript(watch, reporterName);
}

const reporterName = 'reportLostFocus';

/**
 * Runs in the page and reports when the focus is lost. A loss of less than a second is not reported, because
 * it can occur between two screens. A loss after a press outside all controls is not reported either. Nor is
 * a loss after a link to a part of the page, because the next Tab begins at that part.
 */
function watch(name: string): void {
  const report = (window as unknown as Record<string, (lost: string) => void>)[name];
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
  addEventListener('hashchange', () => {
    last = null;
  });
  setInterval(() => {
    looks = last && document.activeElement === document.body ? looks + 1 : 0;
    if (looks !== 10) return;
    dispatchEvent(new Event('lostfocus'));
    report?.(`${location.pathname}: ${last?.outerHTML.slice(0, 300)}`);
  }, 100);
}
