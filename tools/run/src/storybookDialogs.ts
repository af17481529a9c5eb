import { setTimeout as delay } from 'node:timers/promises';
import { none, type Count } from './count.ts';
import type { Driver } from './engines/driver.ts';
import { findCollapsed } from './engines/findCollapsed.ts';
import { startWebKit, type WebKitPrograms } from './engines/webkit.ts';
import { say } from './ground.ts';

const desktop = { width: 1280, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;
const deadline = 30_000;

/**
 * At the address of a built Storybook, shows stories (tag `dialog`) in WebKit, each on a desktop and then on a phone. A box of a dialog that hides a part of what it holds
 * is a fault; so is a story whose play function fails on both.
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
    await open(driver, `${address}/iframe.html?viewMode=story&id=${stories[0]}`);
    for (const id of stories) {
      const found = await measure(driver, id);
      if (found.length > 0) faults.push(`${id}, in WebKit: ${[...new Set(found)].join(' ')}`);
    }
  } finally {
    await driver.close();
  }
  for (const fault of faults) say(fault);
  return { ...none, passed: stories.length - faults.length, failed: faults.length };
}

/** Opens Storybook's page of stories. Throws where it never listens: each story would else wait as long. */
async function open(driver: Driver, url: string): Promise<void> {
  await driver.goto(url);
  const end = Date.now() + deadline;
  while (!(await driver.run(listens))) {
    if (Date.now() > end) throw new Error(`In WebKit, Storybook does not start at ${url}`);
    await delay(20);
  }
}

/** Leaves the window as it was: a desktop's. */
async function measure(driver: Driver, id: string): Promise<string[]> {
  await select(driver, id, 'setCurrentStory');
  const isPlayed = await played(driver, id);
  const wide = isPlayed ? await driver.run(findCollapsed) : [];
  await driver.resize(phone.width, phone.height);
  if (!isPlayed) await select(driver, id, 'forceRemount');
  const isShown = isPlayed || (await played(driver, id));
  const narrow = isShown ? await driver.run(findCollapsed) : ['Its play function fails.'];
  await driver.resize(desktop.width, desktop.height);
  return [...wide, ...narrow];
}

/** Tells Storybook's page, as its sidebar does, so that the page is not loaded anew. */
async function select(driver: Driver, storyId: string, event: string): Promise<void> {
  const end = Date.now() + deadline;
  while (Date.now() < end && !(await driver.run(emit, event, storyId))) await delay(20);
}

/** Waits for the story's play function. Answers whether it passed. */
async function played(driver: Driver, id: string): Promise<boolean> {
  const end = Date.now() + deadline;
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

/** Runs in the page. */
function listens(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  return preview?.currentSelection !== undefined;
}

/** Runs in the page. Answers whether the page listens. */
function emit(event: string, storyId: string): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  if (!preview?.currentSelection) return false;
  preview.channel.emit(event, { storyId, viewMode: 'story' });
  return true;
}

/** Runs in the page. `null`: the story is not there yet. */
function phaseOf(storyId: string): string | null {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookPage;
  const render = preview?.currentRender;
  return render?.id === storyId ? (render.phase ?? null) : null;
}
