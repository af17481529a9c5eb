import type { Browser, Frame, Page } from 'playwright';
import { installMocks } from './publishedStorybook.ts';

/** Where a story is played: in its own page, or inside Storybook with sidebar and toolbars. */
export type Canvas = 'bare' | 'manager';

/** A story that does not play as published, with its error. */
export interface PlayFault {
  readonly canvas: Canvas;
  readonly story: string;
  readonly error: string;
}

/** Longest wait for a story, in ms. Lazy parts have 20 s of it. */
const timeoutMs = 40_000;
const windowSize = { width: 1280, height: 900 } as const;

/**
 * Plays stories of a published Storybook one after the other, with motion, as a person sees them. A page
 * switches stories like the sidebar, because opening each by its address would take most of the time.
 */
export async function playStories(
  browser: Browser,
  address: string,
  canvas: Canvas,
  stories: readonly string[],
  readers: number,
): Promise<PlayFault[]> {
  const waiting = [...stories];
  const faults: PlayFault[] = [];
  const read = async () => {
    if (waiting.length === 0) return;
    const page = await browser.newPage({ viewport: windowSize, reducedMotion: 'no-preference' });
    try {
      await installMocks(page, address);
      let frame: Frame | undefined;
      for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
        let error: string | undefined;
        try {
          frame ??= await open(page, address, canvas, story);
          error = await play(frame, story);
        } catch (reason) {
          error = (reason as Error).message;
        }
        if (error === undefined) continue;
        faults.push({ canvas, story, error });
        // The story may still be running, so the next one starts in a new page.
        frame = undefined;
      }
    } finally {
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return faults.toSorted((first, second) => (first.story < second.story ? -1 : 1));
}

/** Opens Storybook at a story and returns the frame in which stories are drawn. */
async function open(page: Page, address: string, canvas: Canvas, story: string): Promise<Frame> {
  if (canvas === 'bare') {
    await page
      .exposeFunction('resizeCanvas', (size: { width: number; height: number }) => page.setViewportSize(size))
      // The function outlives the document, so a second page of the same reader has it already.
      .catch(() => undefined);
    await page.goto(`${address}/iframe.html?viewMode=story&id=${story}`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(hasStarted, undefined, { timeout: timeoutMs });
    return page.mainFrame();
  }
  await page.goto(`${address}/?path=/story/${story}`, { waitUntil: 'domcontentloaded' });
  const element = await page.waitForSelector('#storybook-preview-iframe', { timeout: timeoutMs });
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The manager shows no canvas.');
  await frame.waitForFunction(hasStarted, undefined, { timeout: timeoutMs });
  return frame;
}

/** Selects a story and waits for its end. Returns its error. */
async function play(frame: Frame, story: string): Promise<string | undefined> {
  if (frame === frame.page().mainFrame()) await frame.page().setViewportSize(windowSize);
  return frame.evaluate(playInPage, { story, timeoutMs });
}

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly channel: {
      emit(event: string, data: object): void;
      on(event: string, listener: (data: never) => void): void;
      off(event: string, listener: (data: never) => void): void;
    };
    readonly currentSelection?: { readonly storyId: string };
    readonly currentRender?: { readonly phase?: string };
  };
}

/** Runs in the page. Whether Storybook has started and its first story has ended. */
function hasStarted(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  return ['finished', 'errored'].includes(preview?.currentRender?.phase ?? '');
}

/** Runs in the page. Shows a story anew, plays it, and resolves to its error. */
function playInPage({ story, timeoutMs }: { story: string; timeoutMs: number }): Promise<string | undefined> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  if (!preview) return Promise.resolve('Storybook has not started.');
  const { channel } = preview;
  return new Promise((resolve) => {
    let error: string | undefined;
    const listeners: Record<string, (data: never) => void> = {
      playFunctionThrewException: ({ message }: { message: string }) => (error ??= message),
      storyThrewException: ({ message }: { message: string }) => (error ??= message),
      unhandledErrorsWhilePlaying: ([first]: { message: string }[]) => (error ??= first?.message),
      storyFinished: ({ storyId, status }: { storyId: string; status: string }) => {
        if (storyId !== story) return;
        end(status === 'error' ? (error ?? 'It failed without a message.') : error);
      },
    };
    const end = (outcome: string | undefined) => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
      resolve(outcome);
    };
    const timer = setTimeout(() => end(`It did not end in ${timeoutMs / 1000} s.`), timeoutMs);
    for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
    // A story that is shown already, such as the first one, plays only when it is mounted again.
    const isShown = preview.currentSelection?.storyId === story;
    if (isShown) channel.emit('forceRemount', { storyId: story });
    else channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' });
  });
}
