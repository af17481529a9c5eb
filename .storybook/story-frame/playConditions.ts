import type { Preview } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { configure } from 'storybook/test';
import { isStoryTest } from './isStoryTest.ts';

/** Longest wait for the entry motion of a story, in ms. */
const motionTimeoutMs = 2000;

/**
 * Makes React render before an event of a play function returns, as `act` does in development. A published
 * Storybook has no `act`, so a state that an event like `error` or `wheel` sets would render only later.
 */
export function flushEvents(): void {
  if (!import.meta.env.PROD) return;
  configure({
    eventWrapper: (dispatch) => {
      let result: unknown;
      flushSync(() => {
        result = dispatch();
      });
      return result;
    },
  });
}

/**
 * Mounts a story and waits until its effects have run and its entry motion has ended. The play function then
 * starts from what a person sees. A test needs no wait, because `act` runs effects and nothing moves.
 */
export const mountCalm: Preview['mount'] = (context) => async (ui) => {
  if (ui !== null && ui !== undefined) context.originalStoryFn = () => ui;
  await (context as unknown as Mountable).renderToCanvas();
  if (!isStoryTest() && context.viewMode === 'story') await untilCalm();
  return context.canvas;
};

/** What Storybook adds to the context of a mounting story, and its types leave out. */
interface Mountable {
  renderToCanvas(): Promise<void>;
}

/** Resolves when effects have run and every finite animation has ended, at the latest after two seconds. */
async function untilCalm(): Promise<void> {
  await nextFrame();
  await nextFrame();
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
  const ends = Promise.allSettled(moving.map(({ finished }) => finished));
  await Promise.race([ends, new Promise((resolve) => setTimeout(resolve, motionTimeoutMs))]);
}

/** A window in the background has no frames. There, a short time passes instead. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
