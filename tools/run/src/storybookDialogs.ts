import { setTimeout as delay } from 'node:timers/promises';
import { emptyCount, type Count } from './count.ts';
import type { Driver } from './engines/driver.ts';
import { findCollapsed } from './engines/findCollapsed.ts';
import { startWebKit, type WebKitPrograms } from './engines/webkit.ts';
import { print } from './programs/childProcess.ts';

const desktop = { width: 1280, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
const timeoutMs = 30_000;

/**
 * Shows the stories with the tag `dialog` of a built Storybook in WebKit, each on a desktop and then on a
 * phone. A dialog box that hides part of its content is a fault. A play function that fails at both sizes is
 * a fault too.
 */
export async function measureDialogs(
  address: string,
  stories: readonly string[],
  programs: WebKitPrograms,
): Promise<Count> {
  const driver = await startWebKit(programs);
  const faults: string[] = [];
  try {
    await driver.resize(desktop.width, desktop.height);
    await open(driver, `${address}/iframe.html?viewMode=story&viewport=window&id=${stories[0]}`);
    for (const id of stories) {
      const found = await measure(driver, id);
      if (found.length > 0) faults.push(`${id}, in WebKit: ${[...new Set(found)].join(' ')}`);
    }
  } finally {
    await driver.close();
  }
  for (const fault of faults) print(fault);
  return { ...emptyCount, passed: stories.length - faults.length, failed: faults.length };
}

/**
 * Opens the story page of Storybook. Throws when the page does not start, because otherwise each story would
 * wait for the full timeout.
 */
async function open(driver: Driver, url: string): Promise<void> {
  await driver.goto(url);
  const end = Date.now() + timeoutMs;
  while (!(await driver.run(hasStarted))) {
    if (Date.now() > end) throw new Error(`In WebKit, Storybook does not start at ${url}`);
    await delay(20);
  }
}

/** Measures a story at both sizes. Restores the desktop size at the end. */
async function measure(driver: Driver, id: string): Promise<string[]> {
  await select(driver, id, 'setCurrentStory');
  const isPlayed = await waitForPlay(driver, id);
  const wide = isPlayed ? await driver.run(findCollapsed) : [];
  await driver.resize(phone.width, phone.height);
  if (!isPlayed) await select(driver, id, 'forceRemount');
  const hasPlayed = isPlayed || (await waitForPlay(driver, id));
  const narrow = hasPlayed ? await driver.run(findCollapsed) : ['Its play function fails.'];
  await driver.resize(desktop.width, desktop.height);
  return [...wide, ...narrow];
}

/** Selects a story by an event, like the sidebar, so that the page does not reload. */
async function select(driver: Driver, storyId: string, event: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && !(await driver.run(emit, event, storyId))) await delay(20);
}

/** Waits for the play function of a story. Resolves to whether it passed. */
async function waitForPlay(driver: Driver, id: string): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const phase = await driver.run(phaseOf, id);
    if (phase === 'errored') return false;
    if (phase === 'completed' || phase === 'finished') return true;
    await delay(20);
  }
  return false;
}

interface StorybookPage {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly channel: { emit(event: string, selection: object): void };
    readonly currentSelection?: object;
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
}

/** Runs in the page. Returns whether Storybook has started. */
function hasStarted(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  return preview?.currentSelection !== undefined;
}

/**
 * Runs in the page. Sends an event about a story to Storybook. Returns false if Storybook has not started
 * yet.
 */
function emit(event: string, storyId: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  if (!preview?.currentSelection) return false;
  preview.channel.emit(event, { storyId, viewMode: 'story' });
  return true;
}

/** Runs in the page. Returns the phase of the story's render, or `null` when the story is not shown yet. */
function phaseOf(storyId: string): string | null {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const render = preview?.currentRender;
  return render?.id === storyId ? (render.phase ?? null) : null;
}
