import { writeFile } from 'node:fs/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Driver, ElementHandle } from './driver.ts';

/** Preferences that stop all background requests. */
const quietPreferences = {
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Starts Firefox headless, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: { ...quietPreferences, 'intl.accept_languages': 'en-IN, en' },
  });
  const page = await browser.newPage();
  return {
    engine: 'Firefox',
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => evaluate(page, script, args),
    install: async (source) => void (await page.evaluate(`${source};undefined`)),
    element: async (script, ...args) => {
      const handle = await page.evaluateHandle(script as (...given: readonly unknown[]) => unknown, ...args);
      return (handle.asElement() as ElementHandle | null) ?? undefined;
    },
    press: (key) => page.keyboard.press(key),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    close: () => browser.close(),
  };
}

const evaluate = async <T, A extends readonly unknown[]>(
  page: Page,
  script: (...args: A) => T,
  args: A,
): Promise<T> => (await page.evaluate(script as never, ...args)) as T;
