import { expect, type Page } from '@playwright/test';
import { visit } from './shopper.ts';

interface PressedPage {
  /**
   * Buttons that can be pressed, by the first and the last word of their names, which tiles share. The names
   * of buttons of the header begin with `header: `, those of the footer with `footer: `.
   */
  readonly buttons: () => ReadonlyMap<string, HTMLElement>;
  /** Changes of content, focus and positions since `countEffects`. Undefined in another document. */
  effects?: number;
}

/** Defines `buttons` in all documents that a page opens from now on. */
export const defineButtons = (page: Page) =>
  page.addInitScript(() => {
    const nameOf = (button: HTMLElement) =>
      (button.getAttribute('aria-label') ?? button.textContent).trim().split(/[\s:,]+/);
    // A press on the chosen theme changes nothing.
    const isChosenTheme = (button: HTMLButtonElement) =>
      button.ariaPressed === 'true' && button.closest('footer') !== null;
    const isPressable = (button: HTMLButtonElement) =>
      !button.disabled &&
      button.ariaDisabled !== 'true' &&
      !isChosenTheme(button) &&
      button.closest('[inert]') === null &&
      button.checkVisibility({ visibilityProperty: true });
    const partOf = (button: HTMLElement) =>
      button.closest('header') ? 'header: ' : button.closest('footer') ? 'footer: ' : '';
    const buttons = () => {
      const found = new Map<string, HTMLElement>();
      const all = 'header button, main button, footer button';
      for (const button of document.querySelectorAll<HTMLButtonElement>(all)) {
        const words = nameOf(button);
        const key = `${partOf(button)}${words[0]} … ${words.at(-1)}`;
        if (isPressable(button) && !found.has(key)) found.set(key, button);
      }
      return found;
    };
    Object.assign(globalThis, { buttons });
  });

/** The planted button in `PressedButtons.dead`. */
export const plantedButton = 'Planted … nothing';

/** Adds a button without effect to each page that is opened from now on. `pressButtons` must find it. */
export const plantButton = (page: Page) =>
  page.addInitScript(() => {
    const plant = (_: unknown, observer: MutationObserver) => {
      const main = document.querySelector('html[data-ready] main');
      if (!main) return;
      observer.disconnect();
      main.insertAdjacentHTML('afterbegin', '<button type="button">Planted nothing</button>');
    };
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(plant).observe(document, all);
  });

/** Returns the number of requests of a page since this call. */
export function countRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', () => (requests += 1));
  return () => requests;
}

/** Opens a page and uses it, so that it loads at once what it loads with its first use. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
}

/** Moves the focus to a button, and counts from then on. Resolves to false when the page does not show it. */
const countEffects = (page: Page, key: string) =>
  page
    .evaluate((wanted) => {
      const shown = globalThis as unknown as PressedPage;
      const button = shown.buttons().get(wanted);
      button?.focus({ preventScroll: true });
      if (!button || document.activeElement !== button) return false;
      shown.effects = 0;
      const count = () => {
        shown.effects = (shown.effects ?? 0) + 1;
      };
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      new MutationObserver(count).observe(document, all);
      addEventListener('scroll', count, true);
      addEventListener('focusin', count, true);
      return true;
    }, key)
    .catch(() => false);

const hasFocus = (page: Page, key: string) =>
  page
    .evaluate(
      (wanted) =>
        document.activeElement === ((globalThis as unknown as PressedPage).buttons().get(wanted) ?? null),
      key,
    )
    .catch(() => false);

/** Above any number of effects in one document. */
const inAnotherDocument = 1_000_000_000;

const effectsOf = (page: Page) =>
  page
    .evaluate((other) => (globalThis as unknown as PressedPage).effects ?? other, inAnotherDocument)
    .catch(() => inAnotherDocument);

/**
 * Waits until a count has been the same for half a second, so that an effect after it comes from a press, and
 * not from code that was loading. Resolves to the count.
 */
async function waitForQuiet(count: () => Promise<number>, message: string): Promise<number> {
  let last = -1;
  const growth = async () => {
    const before = last;
    last = await count();
    return last - before;
  };
  await expect.poll(growth, { message, intervals: [500], timeout: 20_000 }).toBe(0);
  return last;
}

interface PressedButtons {
  /** Path and name of each button without effect. */
  readonly dead: readonly string[];
  readonly pressed: number;
}

interface PressOptions {
  readonly requests: () => number;
  /** Buttons that are left out. Gets the pressed buttons of the header and the footer, which pages share. */
  readonly leftOut: Set<string>;
}

/** Presses the buttons of a page with Enter. The page needs `defineButtons`. */
export async function pressButtons(
  page: Page,
  path: string,
  { requests, leftOut }: PressOptions,
): Promise<PressedButtons> {
  await open(page, path);
  const start = page.url();
  const effects = async () => requests() + (await effectsOf(page));
  // An earlier button may open a dialog or another page, or hide a button, also some time after its press.
  const isElsewhere = async () => page.url() !== start || (await page.getByRole('dialog').count()) > 0;
  /** Resolves to the count of effects before the press. Undefined when the button cannot be pressed here. */
  const prepare = async (key: string) => {
    if ((await isElsewhere()) || !(await countEffects(page, key))) return undefined;
    const quiet = await waitForQuiet(effects, `${path}: ${key} is on a page that does not change`);
    return (await isElsewhere()) || !(await hasFocus(page, key)) ? undefined : quiet;
  };
  const reopen = async (key: string) => {
    await open(page, path);
    return prepare(key);
  };
  const readKeys = () => page.evaluate(() => [...(globalThis as unknown as PressedPage).buttons().keys()]);
  // What belongs to the shopper loads after the page.
  await waitForQuiet(async () => (await readKeys()).length, `${path}: its buttons have loaded`);
  const keys = await readKeys();
  const dead: string[] = [];
  let pressed = 0;
  for (const key of keys.filter((one) => !leftOut.has(one))) {
    const quiet = (await prepare(key)) ?? (await reopen(key));
    if (quiet === undefined) continue;
    await page.keyboard.press('Enter');
    pressed += 1;
    if (/^(?:header|footer): /.test(key)) leftOut.add(key);
    const hasEffect = async () => page.url() !== start || (await effects()) > quiet;
    await expect
      .poll(hasEffect, { timeout: 3_000 })
      .toBe(true)
      .catch(() => dead.push(`${path}: ${key}`));
  }
  return { dead, pressed };
}
