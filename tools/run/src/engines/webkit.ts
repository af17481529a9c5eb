import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { waitForExit } from '../programs/childProcess.ts';
import type { Driver, ElementHandle } from './driver.ts';

/** Paths of the programs that open a WebKit window. Debian packages: `webkit2gtk-driver` and `xvfb`. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

/** Shrinks the controls of the browser window, which by default make a page at least 447 px wide. */
const narrowControls = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 1px; }';
const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB };
const startTimeoutMs = 30_000;

/** Starts WebKit (the engine of Safari) on a virtual screen, driven by WebDriver. */
export async function startWebKit({ driver, browser, xvfb }: WebKitPrograms): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'luxe-webkit-'));
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children.toReversed()) {
      child.kill();
      await waitForExit(child);
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(path.join(folder, 'gtk-3.0'));
    writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), narrowControls);
    const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(screen);
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${await firstLine(screen.stdio[3] as Readable)}`,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit cannot create its sandbox as root or in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    };
    const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    children.push(server);
    await waitUntilReady(port, server);
    const session = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build();
    return drive(session, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

function drive(session: WebDriver, stop: () => Promise<void>): Driver {
  return {
    engine: 'WebKit',
    goto: (url) => session.get(url),
    resize: async (width, height) => {
      const [innerWidth, innerHeight] = await session.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      const { width: outerWidth, height: outerHeight } = await session.manage().window().getRect();
      const rect = {
        x: 0,
        y: 0,
        width: width + outerWidth - innerWidth,
        height: height + outerHeight - innerHeight,
      };
      await session.manage().window().setRect(rect);
      await session.wait(
        () => session.executeScript<boolean>('return innerWidth === arguments[0]', width),
        startTimeoutMs,
      );
    },
    run: (script, ...args) => session.executeScript(script as () => never, ...args),
    install: (source) => session.executeScript(source),
    element: async (script, ...args) => {
      const found = await session.executeScript<WebElement | null>(script as () => never, ...args);
      return found ? toHandle(session, found) : undefined;
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    screenshot: async (file) => writeFileSync(file, await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit().catch(() => undefined);
      await stop();
    },
  };
}

const toHandle = (session: WebDriver, element: WebElement): ElementHandle => ({
  click: () => element.click(),
  hover: () => session.actions().move({ origin: element }).perform(),
  type: (text) => element.sendKeys(text),
});

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (chunk: Buffer) => resolve(String(chunk).trim()));
    stream.once('end', () => reject(new Error('Xvfb did not start.')));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function waitUntilReady(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && server.exitCode === null) {
    if ((await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok) return;
    await delay(50);
  }
  throw new Error('WebKitWebDriver did not start.');
}
