import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { PictureTheme, Shot, StoryOutput } from '../../tools/run/src/pictures/protocol.ts';
import { refuseUnanswered } from '../mocks.ts';
import { findAxeFaults, type A11yParameters } from './axe.ts';
import { findCollapsing } from './collapsing.ts';
import { clipOf, paintedEdges, picturedElements } from './frame.ts';
import { hashOutput } from './output.ts';
import { readParameters } from './parameters.ts';
import { findSideways } from './sideways.ts';
import { holdStill, holdToasts, nextFrame, settle } from './stillness.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (shot: Shot) => Promise<string | undefined>;
    isAccepted: (story: StoryOutput) => Promise<boolean>;
    acceptOutput: (story: StoryOutput) => Promise<void>;
  }
}

/** The story of a test, as Storybook's addon leaves it on the test's context. */
interface RanStory {
  readonly id: string;
  readonly tags: readonly string[];
  readonly parameters: Record<string, unknown> & { a11y?: A11yParameters };
}

/** The viewport a story runs in: 1,200 × 900, or what it sets by `globals.viewport`. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the checks of one story look at. */
interface Stage {
  readonly story: RanStory;
  readonly themes: readonly PictureTheme[];
  readonly usual: Size;
  readonly root: Element;
  readonly layers: readonly Element[];
  /** CSS selector of what is pictured. */
  readonly target: string | undefined;
}

const mode = inject('pictureMode');
const takesPictures = mode !== 'off';
let already: readonly Element[] = [];

beforeEach(() => {
  already = [...document.body.children];
  return holdToasts();
});

/**
 * What every story is put through after its play function, while it is still mounted: axe in dark; light by the root's attribute alone,
 * so that nothing mounts again, with its contrast; its pictures; further themes and widths where it asks; 320 px; text at 200 %. All
 * that is wrong is said at once. Where a run looks at what has changed, a story that paints what was accepted is known to pass.
 */
afterEach(async ({ story, task }: { story?: RanStory; task: { result?: { state?: string } } }) => {
  if (!story || task.result?.state === 'fail') return;
  const root = [...document.body.children].find((child) => child.matches('div') && !already.includes(child));
  if (!root) throw new Error('The story has left nothing mounted.');
  const layers = [...document.body.children].filter((child) => child !== root);
  const faults: string[] = [];
  const release = holdStill();
  const theme = document.documentElement.dataset['theme'];
  try {
    await settle();
    faults.push(...findCollapsing().map((what) => `In a flex column, a basis of zero (WebKit): ${what}`));
    faults.push(...checkTag(story));
    faults.push(...(await checkOutput(story, root, layers)));
    faults.push(...unmocked());
  } finally {
    release();
    document.documentElement.dataset['theme'] = theme;
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}, 60_000);

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

/** All that follows from what a story paints. */
async function checkOutput(story: RanStory, root: Element, layers: readonly Element[]): Promise<string[]> {
  const usual = { width: innerWidth, height: innerHeight };
  const { pictures, checks } = readParameters(story.parameters);
  const { themes = ['dark', 'light'], widths = [], target } = pictures;
  const pictured = takesPictures && !pictures.skip;
  const stage = { story, themes, usual, root, layers, target };
  const faults: string[] = [];
  faults.push(
    ...(await unlessAccepted(stage, undefined, async () => [
      ...(await checkThemes(story, new Set(['dark', 'light', ...themes]))),
      ...(pictured ? await picture(stage, undefined) : []),
      ...(checks.reflow ? [] : await checkReflow(layers, usual)),
      ...(checks.largeText ? [] : await checkLargeText(layers)),
    ])),
  );
  for (const width of pictured ? widths : []) {
    await resize(width, 844);
    faults.push(...(await unlessAccepted(stage, width, () => picture(stage, width))));
    await resize(usual.width, usual.height);
  }
  return faults;
}

/** Checks what the story paints at a width, unless it is what was accepted. What passes is accepted where the run accepts. */
async function unlessAccepted(
  { story, themes, root, layers }: Stage,
  width: number | undefined,
  check: () => Promise<string[]>,
): Promise<string[]> {
  scrollTo(0, 0);
  const output = await hashOutput([root, ...layers], story.parameters.a11y);
  const { pictures } = readParameters(story.parameters);
  const painted = { story: story.id, themes: pictures.skip ? [] : themes, width, output };
  if (await commands.isAccepted(painted)) return [];
  const faults = await check();
  if (faults.length === 0) await commands.acceptOutput(painted);
  return faults;
}

async function checkThemes({ parameters }: RanStory, themes: ReadonlySet<PictureTheme>): Promise<string[]> {
  const { checks } = readParameters(parameters);
  const faults: string[] = [];
  for (const theme of themes) {
    await dress(theme);
    faults.push(...(await findAxeFaults(parameters.a11y ?? {}, theme, !checks.targets)));
  }
  return faults;
}

async function dress(theme: PictureTheme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await nextFrame();
}

/** One width in each theme. The viewport grows once for all of them: grown anew for each, the browser now and then forgot to paint what is fixed to its foot. */
async function picture(
  { story: { id }, themes, usual, root, layers, target }: Stage,
  width: number | undefined,
): Promise<string[]> {
  const take = async (clip: Shot['clip']) => {
    const faults: string[] = [];
    for (const theme of themes) {
      await dress(theme);
      const fault = await commands.takePicture({ story: id, theme, width, clip });
      if (fault) faults.push(fault);
    }
    return faults;
  };
  if (mode === 'skipped') return take({ x: 0, y: 0, width: 0, height: 0 });
  const edges = () => edgesOf(root, layers, target);
  const found = edges();
  if (!found)
    return [`There is nothing to picture in ${id}: say why in parameters.pictures.skip, or name a target.`];
  const wanted = { width: width ?? usual.width, height: Math.ceil(found.bottom) + 16 };
  if (found.bottom > innerHeight) await resize(wanted.width, wanted.height);
  const faults = await take(clipOf(edges() ?? found));
  if (!width && innerHeight !== usual.height) await resize(usual.width, usual.height);
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
