import { defineBrowserCommand } from '@vitest/browser-playwright';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { Plugin } from 'vitest/config';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { root } from '../programs/childProcess.ts';
import { Baselines, findOrphans, pictureName, checkPictureSizes, type RunStory } from './baselines.ts';
import { judge, type Judgement } from './judge.ts';
import { isSampled } from '../samples/isSampled.ts';
import { outputKey, Outputs } from './outputs.ts';
import type { PictureMode, Shot, StoryOutput } from './protocol.ts';
import { writeReport, type Entry } from './report.ts';
import { writeSummary } from './summary.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictureMode: PictureMode;
  }
}

export interface PicturesOptions {
  readonly mode: PictureMode;
  /** The folder of baseline pictures. */
  readonly baselines: string;
  /** The folder for the report and the summary. */
  readonly out: string;
  /** With a seed, one in ten of the unchanged stories is compared as well: others for each seed. */
  readonly seed?: number | undefined;
}

/** Adds pictures to a story run: browser commands that take and judge pictures, and a report at the end. */
export function pictures({ mode, baselines: folder, out, seed }: PicturesOptions): Plugin {
  const baselines = new Baselines(folder);
  const outputs = new Outputs(folder);
  const expectedKeys = new Set<string>();
  const judged = new Map<string, (Judgement & { readonly story: string; readonly file: string })[]>();
  const sessions = new WeakMap<Page, Promise<CDPSession>>();
  let skipped = 0;

  /**
   * Takes a picture directly through the browser's protocol. A Playwright screenshot would wait for fonts and
   * frames again, although the checks have already done so.
   */
  async function shoot(page: Page, clip: Shot['clip']): Promise<Buffer> {
    let session = sessions.get(page);
    if (!session) sessions.set(page, (session = page.context().newCDPSession(page)));
    const { data } = await (
      await session
    ).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } });
    return Buffer.from(data, 'base64');
  }

  /** Returns why the picture fails, or `undefined`. */
  const takePicture = defineBrowserCommand<[Shot]>(async ({ page, testPath = '' }, shot) => {
    if (mode === 'skipped') skipped++;
    if (mode === 'off' || mode === 'skipped') return undefined;
    const judgement = await judge(baselines, shot, mode === 'accept', () => shoot(page, shot.clip));
    const file = path.relative(root, testPath);
    // A retried story replaces its earlier result.
    const others = (judged.get(shot.story) ?? []).filter(({ name }) => name !== judgement.name);
    judged.set(shot.story, [...others, { ...judgement, story: shot.story, file }]);
    if (!judgement.sentence) return undefined;
    return [
      judgement.sentence,
      `Look at ${path.relative(root, path.join(out, 'report/index.html'))}#${judgement.name}`,
      ...(mode !== 'accept' ? [`Accept it with: npm run pictures -- --accept ${file}`] : []),
    ].join('\n');
  });

  /**
   * Whether the output of a story equals the output with which its pictures were accepted. If so, the
   * pictures are not taken again.
   */
  const isAccepted = defineBrowserCommand<[StoryOutput]>(
    ({ testPath = '' }, { story, themes, width, states = [], output }) => {
      const key = outputKey(story, width);
      expectedKeys.add(key);
      if (mode !== 'changed' || output === undefined || !outputs.isAccepted(key, output)) return false;
      // A change that no output shows, such as another font or browser, is then found too.
      if (seed !== undefined && isSampled(story, seed, 10)) return false;
      const names = themes.flatMap((theme) => [
        pictureName({ story, theme, width }),
        ...states.map((state) => pictureName({ story, theme, width, state })),
      ]);
      if (!names.every((name) => baselines.has(name))) return false;
      const file = path.relative(root, testPath);
      judged.set(story, [...(judged.get(story) ?? []), ...names.map((name) => ({ name, story, file }))]);
      return true;
    },
  );

  /** Records the output of a story that has passed every check. */
  const acceptOutput = defineBrowserCommand<[StoryOutput]>((_, { story, width, output }) => {
    if (mode === 'accept') outputs.accept(outputKey(story, width), output);
  });

  let isFullRun = false;
  const reporter: Reporter = {
    async onTestRunStart(specifications: readonly TestSpecification[]) {
      judged.clear();
      expectedKeys.clear();
      skipped = 0;
      const first = specifications.find(({ project }) => isStories(project.name));
      if (!first || first.project.vitest.config.testNamePattern) return void (isFullRun = false);
      const { testFiles } = await first.project.globTestFiles();
      const running = new Set(specifications.map(({ moduleId }) => moduleId));
      isFullRun = testFiles.every((file) => running.has(file));
    },
    onTestRunEnd(modules: readonly TestModule[]) {
      const storyModules = modules.filter(({ project }) => isStories(project.name));
      const isFiltered = storyModules.some(({ project }) => project.vitest.config.testNamePattern);
      const stories = storyModules.flatMap((module) => [...module.children.allTests()].flatMap(runStory));
      const accepted = baselines.all();
      const takesPictures = mode === 'changed' || mode === 'compare' || mode === 'accept';
      const orphans = takesPictures && !isFiltered ? findOrphans(accepted, stories, isFullRun) : [];
      if (mode === 'accept') {
        for (const name of orphans) baselines.remove(name);
        outputs.save(isFullRun ? expectedKeys : undefined);
      }
      const all = [...judged.values()].flat();
      const entries: Entry[] = all.filter(({ sentence, accepted }) => sentence ?? accepted);
      const faults = takesPictures
        ? [
            ...(mode !== 'accept' ? orphans.map((name) => `${name} belongs to no story.`) : []),
            ...(isFullRun
              ? checkPictureSizes(accepted).filter((it) => !all.some(({ sentence }) => sentence === it))
              : []),
          ]
        : [];
      const taken = all.filter(({ sentence }) => !sentence).length;
      writeSummary(out, { mode, taken, skipped, entries: entries.length, faults, orphans: orphans.length });
      if (takesPictures) return writeReport(path.join(out, 'report'), entries, faults);
    },
  };

  function runStory(test: TestCase): RunStory[] {
    const id = (test.meta() as { storyId?: string }).storyId;
    if (!id || test.result().state === 'skipped') return [];
    const names = judged.get(id)?.map(({ name }) => name);
    // A story that failed may not have taken its pictures, so their names are unknown (`undefined`).
    return [{ id, pictures: names ?? (test.result().state === 'failed' ? undefined : []) }];
  }

  return {
    name: 'luxe:pictures',
    config: () => ({
      test: {
        provide: { pictureMode: mode },
        browser: { commands: { takePicture, isAccepted, acceptOutput } },
      },
    }),
    configureVitest({ vitest }: { vitest: Vitest }) {
      vitest.config.reporters.push(reporter as never);
    },
  };
}

/** Whether a project runs stories. Vitest adds the browser to the project name: `stories (chromium)`. */
const isStories = (project: string) => project.startsWith('stories');
