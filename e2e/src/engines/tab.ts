import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Driver, ElementHandle } from '../../../tools/run/src/engines/driver.ts';

const pollOptions = { timeout: 60_000, intervals: [50, 100, 250] };
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** The accessible name of an element. A string must match the complete name. */
export type Name = string | RegExp;

/**
 * The shop in a window of one browser engine. Each action waits until the page is ready and has the target.
 */
export class Tab {
  readonly driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.driver.goto(this.#origin + path);
    await this.until('the page is ready', () => 'ready' in document.documentElement.dataset);
  }

  /** Clicks an element. Finds the element again if it was replaced or covered before the click. */
  async click(role: string, name?: Name): Promise<void> {
    await expect(async () => (await this.find(role, name)).click()).toPass(pollOptions);
  }

  /**
   * Clicks until a condition holds in the page, also some time after a click. Content that loads above the
   * target can move it away from the pointer.
   */
  async clickUntil<A extends readonly unknown[]>(
    [role, name]: readonly [role: string, name: Name],
    condition: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    const holds = () => this.driver.run(condition, ...args);
    await expect(async () => {
      if (await holds()) return;
      await (await this.find(role, name)).click();
      await expect
        .poll(holds, {
          message: `after a press on ${String(name)}`,
          timeout: 5000,
        })
        .toBe(true);
    }).toPass(pollOptions);
  }

  /** Clicks a radio button until it is checked. */
  choose(name: Name): Promise<void> {
    return this.clickUntil(['radio', name], isChosen, ...patternOf(name));
  }

  async hover(role: string, name: Name): Promise<void> {
    await (await this.find(role, name)).hover();
  }

  /** Types into an empty field. */
  async fill(name: Name, text: string): Promise<void> {
    await (await this.find('textbox', name)).type(text);
  }

  /** Waits for an element by its role and accessible name, as a screen reader finds it. */
  async find(role: string, name: Name = ''): Promise<ElementHandle> {
    let found: ElementHandle | undefined;
    const message = `${this.driver.engine}: a ${role} named ${String(name)}`;
    await expect
      .poll(async () => (found = await this.#findOnce(role, name)) !== undefined, {
        ...pollOptions,
        message,
      })
      .toBe(true);
    return found as ElementHandle;
  }

  /** Waits until a condition holds. The condition runs in the page, so it can read only its arguments. */
  async until<A extends readonly unknown[]>(
    what: string,
    condition: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    await expect
      .poll(() => this.driver.run(condition, ...args).catch(() => false), {
        ...pollOptions,
        message: `${this.driver.engine}: ${what}`,
      })
      .toBe(true);
  }

  /** Looks for an element once. Returns `undefined` if no element matches, and while the page navigates. */
  async #findOnce(role: string, name: Name): Promise<ElementHandle | undefined> {
    try {
      if (!(await this.driver.run(() => 'TestingLibraryDom' in window))) await this.driver.install(queries);
      return await this.driver.element(findByRole, role, ...patternOf(name));
    } catch {
      return undefined;
    }
  }
}

/**
 * Converts a name to a form that WebDriver can send. For a plain string, the flags of the regular expression
 * are `null`, because WebDriver cannot send `undefined`.
 */
const patternOf = (name: Name): [pattern: string, flags: string | null] =>
  typeof name === 'string' ? [name, null] : [name.source, name.flags];

interface Page {
  readonly TestingLibraryDom: {
    queryAllByRole(within: Element, role: string, options: object): HTMLElement[];
  };
  lastSeen?: string;
}

/** Returns whether a radio button of this name is checked. Runs in the page. */
function isChosen(pattern: string, flags: string | null): boolean {
  const { TestingLibraryDom } = window as unknown as Page;
  const name = flags === null ? pattern : new RegExp(pattern, flags);
  return TestingLibraryDom.queryAllByRole(document.body, 'radio', { name, checked: true }).length > 0;
}

/**
 * Finds an element by its role and name. The function runs in the page and is repeated until it returns an
 * element. While a dialog is open, only elements in the dialog are found. The element must have a size and
 * must not have moved since the last run. On a page of the shop, the page must be ready and the element
 * hydrated.
 */
function findByRole(role: string, pattern: string, flags: string | null): Element | null {
  const page = window as unknown as Page;
  const isShop = 'catalogue' in document.documentElement.dataset;
  if (isShop && !('ready' in document.documentElement.dataset)) return null;
  const dialog = role === 'dialog' ? undefined : [...document.querySelectorAll('[role=dialog]')].at(-1);
  const name = flags === null ? pattern : new RegExp(pattern, flags);
  const found = page.TestingLibraryDom.queryAllByRole(dialog ?? document.body, role, pattern ? { name } : {})
    // A radio button is replaced by its label, because the label is the part that can be clicked.
    .map(
      (element) =>
        (element instanceof HTMLInputElement && element.type === 'radio' && element.labels?.[0]) || element,
    )
    .find((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isHydrated = !isShop || Object.keys(element).some((key) => key.startsWith('__react'));
      return width > 0 && height > 0 && isHydrated;
    });
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const seen = JSON.stringify([role, pattern, found.getBoundingClientRect()]);
  const isStill = page.lastSeen === seen;
  page.lastSeen = seen;
  return isStill ? found : null;
}
