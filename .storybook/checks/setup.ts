import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PictureTheme, Shot, StoryOutput } from '../../tools/run/src/pictures/protocol.ts';
import { refuseUnanswered } from '../mocks.ts';
import { findAxeFaults, type A11yParameters } from './contrast.ts';
import { findCollapsing } from './collapsing.ts';
import { clipOf, paintedEdges, picturedElements } from './frame.ts';
import { hashOutput } from './output.ts';
import { readParameters } from './parameters.ts';
import { findSideways } from './sideways.ts';
import { holdStill, holdToasts, nextFrame, settle } from './stillness.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (shot: Shot) => Promise<string | undefined>;
    isPictured: (story: StoryOutput) => Promise<boolean>;
  }
}

/** The story of a test, as Storybook's addon leaves it on the test's context. */
interface RanStory {
  readonly id: string;
  readonly tags: readonly string[];
  readonly parameters: Record<string, unknown> & { a11y?: A11yParameters };
  readonly reporting: { readonly reports: readonly { type: string; status: string }[] };
}

/** The viewport a story runs in: 1,200 × 900, or what it sets by `globals.viewport`. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const mode = inject('pictureMode');
let already: readonly Element[] = [];

beforeEach(() => {
  already = [...document.body.children];
  return holdToasts();
});

/**
 * What every story is put through after its play function and axe in dark, while it is still mounted: its picture in dark; light by
 * the root's attribute alone, so that nothing mounts again; contrast and target sizes; its picture in light; further themes and
 * widths where it asks; 320 px; text at 200 %. All that is wrong is said at once.
 */
afterEach(async ({ story, task }: { story?: RanStory; task: { result?: { state?: string } } }) => {
  if (!story || (task.result?.state === 'fail' && !onlyAxeFailed(story))) return;
  const root = [...document.body.children].find((child) => child.matches('div') && !already.includes(child));
  if (!root) throw new Error('The story has left nothing mounted.');
  const layers = [...document.body.children].filter((child) => child !== root);
  const { checks } = readParameters(story.parameters);
  const faults: string[] = [];
  const release = holdStill();
  const theme = document.documentElement.dataset['theme'];
  const size = { width: innerWidth, height: innerHeight };
  try {
    await settle();
    faults.push(...findCollapsing().map((what) => `In a flex column, a basis of zero (WebKit): ${what}`));
    faults.push(...checkTag(story));
    faults.push(...(await checkThemes(story, root, layers, size)));
    if (!checks.reflow) faults.push(...(await checkReflow(layers, size)));
    if (!checks.largeText) faults.push(...(await checkLargeText(layers)));
    faults.push(...unmocked());
  } finally {
    release();
    document.documentElement.dataset['theme'] = theme;
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}, 60_000);

/** Where only axe objects, the story stands as it should, and the rest can be told in the same run. */
function onlyAxeFailed({ reporting }: RanStory): boolean {
  return reporting.reports.some(({ type, status }) => type === 'a11y' && status === 'failed');
}

/** Stories with a dialog are measured in WebKit, too. */
function checkTag({ tags }: RanStory): string[] {
  if (tags.includes('dialog') || !document.querySelector('[role=dialog]')?.checkVisibility()) return [];
  return ["A dialog is open: add tags: ['dialog'] to the story, or to all of its file."];
}

/** A request on its way when the story was done reaches the mocks only now. */
function unmocked(): string[] {
  try {
    refuseUnanswered();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function checkThemes(
  { id, parameters }: RanStory,
  root: Element,
  layers: readonly Element[],
  size: Size,
): Promise<string[]> {
  const { pictures, checks } = readParameters(parameters);
  const faults: string[] = [];
  const { themes = ['dark', 'light'], widths = [] } = pictures;
  for (const theme of new Set<PictureTheme>(['light', ...themes])) {
    if (theme === 'dark') continue;
    await dress(theme);
    faults.push(...(await findAxeFaults(parameters.a11y ?? {}, theme === 'light' && !checks.targets)));
  }
  if (mode === 'off' || pictures.skip) return faults;
  for (const width of [undefined, ...widths])
    faults.push(...(await picture({ story: id, themes, width }, size, root, layers, pictures.target)));
  return faults;
}

async function dress(theme: PictureTheme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await nextFrame();
}

/** One width in each theme. The viewport grows once for all of them: grown anew for each, the browser now and then forgot to paint what is fixed to its foot. */
async function picture(
  { story, themes, width }: { story: string; themes: readonly PictureTheme[]; width: number | undefined },
  size: Size,
  root: Element,
  layers: readonly Element[],
  target: string | undefined,
): Promise<string[]> {
  const take = async (clip: Shot['clip']) => {
    const faults: string[] = [];
    for (const theme of themes) {
      await dress(theme);
      const fault = await commands.takePicture({ story, theme, width, clip });
      if (fault) faults.push(fault);
    }
    return faults;
  };
  if (mode === 'skipped') return take({ x: 0, y: 0, width: 0, height: 0 });
  if (width) await resize(width, 844);
  scrollTo(0, 0);
  const output = await hashOutput([root, ...layers]);
  if (await commands.isPictured({ story, themes, width, output })) {
    if (width) await resize(size.width, size.height);
    return [];
  }
  const edges = () => edgesOf(root, layers, target);
  const found = edges();
  if (!found)
    return [
      `There is nothing to picture in ${story}: say why in parameters.pictures.skip, or name a target.`,
    ];
  if (found.bottom > innerHeight) await resize(width ?? size.width, Math.ceil(found.bottom) + 16);
  const faults = await take(clipOf(edges() ?? found));
  if (innerWidth !== size.width || innerHeight !== size.height) await resize(size.width, size.height);
  return faults;
}

function edgesOf(root: Element, layers: readonly Element[], target: string | undefined) {
  if (target === undefined) return paintedEdges(picturedElements(root, layers));
  return document.querySelector(target)?.getBoundingClientRect();
}

async function checkReflow(layers: readonly Element[], size: Size): Promise<string[]> {
  await resize(320, size.height);
  const wide = findSideways(layers);
  await resize(size.width, size.height);
  return wide.map((what) => `At 320 px the page scrolls sideways (WCAG 1.4.10): ${what}`);
}

async function checkLargeText(layers: readonly Element[]): Promise<string[]> {
  document.documentElement.style.fontSize = '200%';
  await nextFrame();
  const wide = findSideways(layers);
  document.documentElement.style.removeProperty('font-size');
  return wide.map((what) => `With text at 200 % the page scrolls sideways (WCAG 1.4.4): ${what}`);
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await settle();
}
