import { afterEach, beforeEach, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { ForcedState, PictureTheme, Shot, StoryOutput } from '../../tools/run/src/pictures/protocol.ts';
import { failUnmockedRequests, isNetworkIdle } from '../mocks/mockShop.ts';
import { findAxeFaults, type A11yParameters } from './axe.ts';
import { findCollapsing } from './collapsing.ts';
import { clipOf, isEmptyClip, margin, paintedEdges, picturedElements, type Edges } from './frame.ts';
import { forceState } from './forceState.ts';
import { interactions } from './interactions.ts';
import { hashOutput } from './output.ts';
import { readParameters } from './parameters.ts';
import type { Interaction } from './storyParameters.d.ts';
import { findHorizontalOverflow } from './findHorizontalOverflow.ts';
import { freezePage, pauseToasts, nextFrame, waitForPaint } from './visualStability.ts';
import { waitUntilStable } from './waitUntilStable.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (shot: Shot) => Promise<string | undefined>;
    isAccepted: (story: StoryOutput) => Promise<boolean>;
    acceptOutput: (story: StoryOutput) => Promise<void>;
  }
}

/** The story that Storybook's addon puts on the test context. */
interface RanStory {
  readonly id: string;
  readonly tags: readonly string[];
  readonly parameters: Record<string, unknown> & { a11y?: A11yParameters };
}

/** The viewport of a story in px: 1,200 × 900, or the value of `globals.viewport`. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The input of the checks of one story. */
interface Stage {
  readonly story: RanStory;
  readonly themes: readonly PictureTheme[];
  readonly usual: Size;
  readonly root: Element;
  readonly layers: readonly Element[];
  /**
   * CSS selector of the element to picture. Undefined if the picture shows everything that the story paints.
   */
  readonly target: string | undefined;
}

const mode = inject('pictureMode');
const takesPictures = mode !== 'off';
let elementsBefore: readonly Element[] = [];

beforeEach(() => {
  elementsBefore = [...document.body.children];
  return pauseToasts();
});

/**
 * Checks every story after its play function, while it is mounted. The checks are: zero flex bases, axe in
 * each theme, pictures, horizontal scrolling at 320 px and with text at 200 %, and requests without a mock. A
 * theme changes only by an attribute of the root element, so nothing remounts. One error reports all faults
 * together. A run that checks only changed stories skips a story whose output is already accepted.
 */
afterEach(async ({ story, task }: { story?: RanStory; task: { result?: { state?: string } } }) => {
  if (!story || task.result?.state === 'fail') return;
  const root = [...document.body.children].find(
    (child) => child.matches('div') && !elementsBefore.includes(child),
  );
  if (!root) throw new Error('The story mounted nothing.');
  const layers = [...document.body.children].filter((child) => child !== root);
  const faults: string[] = [];
  const release = freezePage();
  const theme = document.documentElement.dataset['theme'];
  try {
    await waitForPaint();
    faults.push(...findCollapsing().map((what) => `In a flex column, a basis of zero (WebKit): ${what}`));
    faults.push(...checkTag(story));
    faults.push(...(await checkOutput(story, root, layers)));
    faults.push(...findUnmockedRequests());
  } finally {
    release();
    document.documentElement.dataset['theme'] = theme;
  }
  if (faults.length > 0) throw new Error(faults.join('\n\n'));
}, 60_000);

/**
 * Requires the tag `dialog` on every story with an open dialog. By this tag, the Storybook test finds the
 * dialogs that it measures in WebKit.
 */
function checkTag({ tags }: RanStory): string[] {
  if (tags.includes('dialog') || !document.querySelector('[role=dialog]')?.checkVisibility()) return [];
  return ["A dialog is open: add tags: ['dialog'] to the story, or to all of its file."];
}

/**
 * Reports requests without a mock. This runs after the story, because a request that was pending at its end
 * reaches the mocks only then.
 */
function findUnmockedRequests(): string[] {
  try {
    failUnmockedRequests();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Runs all checks that depend on the painted output. */
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
      ...(pictured ? await pictureStates(stage) : []),
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

/**
 * Runs `check` at one viewport width. Skips the check when an earlier run has accepted the same painted
 * output. When the check passes in a run that accepts pictures, stores the output as accepted.
 */
async function unlessAccepted(
  { story, themes, root, layers }: Stage,
  width: number | undefined,
  check: () => Promise<string[]>,
): Promise<string[]> {
  scrollTo(0, 0);
  const output = await hashOutput([root, ...layers], story.parameters.a11y);
  const { pictures } = readParameters(story.parameters);
  const states = width === undefined && interactionOf(story) ? forcedStates : [];
  const painted = { story: story.id, themes: pictures.skip ? [] : themes, width, states, output };
  if (await commands.isAccepted(painted)) return [];
  const faults = await check();
  if (faults.length === 0) await commands.acceptOutput(painted);
  return faults;
}

async function checkThemes({ parameters }: RanStory, themes: ReadonlySet<PictureTheme>): Promise<string[]> {
  const { checks } = readParameters(parameters);
  const faults: string[] = [];
  for (const theme of themes) {
    await applyTheme(theme);
    faults.push(...(await findAxeFaults(parameters.a11y ?? {}, theme, !checks.targets)));
  }
  return faults;
}

async function applyTheme(theme: PictureTheme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await nextFrame();
}

/**
 * Takes the pictures of a story at one width, one picture per theme. The viewport grows only once, before the
 * first theme. When it grew for each theme, the browser sometimes failed to paint elements fixed to the
 * bottom.
 */
async function picture(
  { story: { id }, themes, usual, root, layers, target }: Stage,
  width: number | undefined,
): Promise<string[]> {
  const take = async (clip: Shot['clip']) => {
    const faults: string[] = [];
    for (const theme of themes) {
      await applyTheme(theme);
      const fault = await commands.takePicture({ story: id, theme, width, clip });
      if (fault) faults.push(fault);
    }
    return faults;
  };
  if (mode === 'skipped') return take({ x: 0, y: 0, width: 0, height: 0 });
  const edges = await growToFit(() => edgesOf(root, layers, target), width ?? usual.width);
  if (!edges) return [`${id} paints nothing: give the reason in parameters.pictures.skip, or set a target.`];
  const faults = await take(clipOf(edges));
  if (!width && innerHeight !== usual.height) await resize(usual.width, usual.height);
  return faults;
}

/**
 * Makes the viewport high enough for everything that the story paints, and returns the painted edges. Waits
 * for a stable story before measuring, because content may still load after the earlier checks. Waits again
 * after growing, because content that is now in view may load.
 */
async function growToFit(measure: () => Edges | undefined, width: number): Promise<Edges | undefined> {
  await waitUntilStable(isNetworkIdle);
  const edges = measure();
  if (!edges || edges.bottom <= innerHeight) return edges;
  await resize(width, Math.ceil(edges.bottom) + margin);
  await waitUntilStable(isNetworkIdle);
  return measure() ?? edges;
}

function edgesOf(root: Element, layers: readonly Element[], target: string | undefined) {
  if (target === undefined) return paintedEdges(picturedElements(root, layers));
  return document.querySelector(target)?.getBoundingClientRect();
}

async function checkReflow(layers: readonly Element[], size: Size): Promise<string[]> {
  await resize(320, size.height);
  const wide = findHorizontalOverflow(layers);
  await resize(size.width, size.height);
  return wide.map((what) => `At 320 px the page scrolls horizontally (WCAG 1.4.10): ${what}`);
}

async function checkLargeText(layers: readonly Element[]): Promise<string[]> {
  document.documentElement.style.fontSize = '200%';
  await nextFrame();
  const wide = findHorizontalOverflow(layers);
  document.documentElement.style.removeProperty('font-size');
  return wide.map((what) => `With text at 200 % the page scrolls horizontally (WCAG 1.4.4): ${what}`);
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await waitForPaint();
}

const forcedStates: readonly ForcedState[] = ['hover', 'active', 'focus'];

/** The control of a story whose states are pictured. Undefined for most stories. */
const interactionOf = ({ id, parameters }: RanStory): Interaction | undefined =>
  interactions[id] ?? (parameters['interaction'] as Interaction | undefined);

/**
 * Takes pictures of the control of an interactive component: under the pointer, pressed, and focused. Each
 * shows only the control, so it is small.
 */
async function pictureStates({ story, themes, root, layers }: Stage): Promise<string[]> {
  const interaction = interactionOf(story);
  if (!interaction) return [];
  const [control] = [root, ...layers].flatMap((part) => [...part.querySelectorAll(interaction.target)]);
  if (!control) return [`${story.id}: no element matches ${interaction.target} of interactions.ts.`];
  const shown = interaction.frame === undefined ? control : (control.closest(interaction.frame) ?? control);
  const faults: string[] = [];
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (isEmptyClip(clipOf(shown.getBoundingClientRect())))
    return [`${story.id}: ${interaction.target} of interactions.ts is not visible.`];
  for (const state of forcedStates) {
    const release = forceState(control, state);
    try {
      for (const theme of themes) {
        await applyTheme(theme);
        const clip = clipOf(shown.getBoundingClientRect());
        const fault = await commands.takePicture({ story: story.id, theme, state, clip });
        if (fault) faults.push(fault);
      }
    } finally {
      release();
    }
  }
  scrollTo(0, 0);
  return faults;
}
