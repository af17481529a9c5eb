import { isStoryTest } from './isStoryTest.ts';

/** A size of the viewport in CSS px. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** The fields of a story's context that decide its size. */
interface SizedStory {
  readonly globals: Record<string, unknown>;
  readonly parameters: Record<string, unknown>;
  readonly viewMode?: string;
}

/** A viewport in the globals of a story: a name of the options, or `undefined` for none. */
interface ChosenViewport {
  readonly value?: string | undefined;
  readonly isRotated?: boolean;
}

interface ViewportOptions {
  readonly options?: Readonly<Record<string, { readonly styles?: { width: string; height: string } }>>;
}

declare global {
  interface Window {
    /**
     * Set by a program that opens stories one after the other in one window: resizes that window
     * (`tools/run/src/plays`).
     */
    resizeCanvas?: (size: CanvasSize) => Promise<void>;
  }
}

/** Longest wait for Storybook to resize the canvas, in ms. */
const timeoutMs = 3000;

/** The viewport that a story asks for in its globals. Undefined for a story of any size. */
export function wantedSize({ globals, parameters }: SizedStory): CanvasSize | undefined {
  const viewport = globals['viewport'] as string | ChosenViewport | undefined;
  const chosen: ChosenViewport = typeof viewport === 'object' ? viewport : { value: viewport };
  const { value, isRotated = false } = chosen;
  const { options } = (parameters['viewport'] ?? {}) as ViewportOptions;
  const styles = value === undefined ? undefined : options?.[value]?.styles;
  if (!styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { width: height, height: width } : { width, height };
}

/**
 * Gives a story the viewport that it asks for, before it mounts. Storybook resizes the canvas at some time
 * after the story is selected, so this waits for it. A canvas opened by its own address fills the window:
 * there, a page with a frame of the right size replaces it. `?viewport=window` prevents that.
 */
export async function fitCanvas(story: SizedStory): Promise<void> {
  if (story.viewMode !== 'story' || isStoryTest()) return;
  const wanted = wantedSize(story);
  if (!wanted || innerWidth === wanted.width) return;
  if (window.resizeCanvas) await window.resizeCanvas(wanted);
  else if (window.top === window) {
    if (hasFixedWindow()) return;
    location.replace(framedAddress(wanted, location.search));
    // This page is left now, so the story must not mount in it.
    await new Promise(() => {});
  }
  await untilWidth(wanted.width);
}

/** The address of the page that shows a canvas in a frame of the given size. */
export const framedAddress = ({ width, height }: CanvasSize, search: string): string =>
  `./framed.html?${new URLSearchParams({ width: String(width), height: String(height), story: search.slice(1) })}`;

/** Whether the caller has chosen the size of the window. Chromatic sets it by itself. */
const hasFixedWindow = () =>
  new URLSearchParams(location.search).get('viewport') === 'window' ||
  navigator.userAgent.includes('Chromatic');

async function untilWidth(width: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  const isWaiting = () => innerWidth !== width && performance.now() < end;
  while (isWaiting()) await new Promise((resolve) => setTimeout(resolve, 16));
}
