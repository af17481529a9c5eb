import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Baselines } from '../../../tools/run/src/pictures/baselines.ts';
import { findStoryBrowser } from '../../../tools/run/src/pictures/browser.ts';
import { readSummary } from '../../../tools/run/src/pictures/summary.ts';
import { playStories } from '../../../tools/run/src/plays/playStories.ts';
import { publishStorybook } from '../../../tools/run/src/plays/publishedStorybook.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const out = mkdtempSync(path.join(tmpdir(), 'luxe-faults-'));
const { pinned, executablePath, args, env: browserEnv } = await findStoryBrowser();
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Failure messages by test title; an empty string for a passing test. */
type Outcome = Record<string, string>;

/** Runs the planted stories in a child process, with the same checks as `npm test`. */
async function runStories(env: { PLANTED_FAULT?: string; LUXE_PICTURES?: string }): Promise<Outcome> {
  const file = path.join(out, 'report.json');
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const config = '.storybook/checks/faults/vitest.config.ts';
  const child = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', config, '--reporter=json', `--outputFile=${file}`],
    {
      cwd: root,
      env: { ...Object.fromEntries(own), PLANTED_OUT: out, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  await new Promise((resolve) => child.on('exit', resolve));
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { message: string; assertionResults: { title: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new Error(testResults.map(({ message }) => message).join() || stderr);
  return Object.fromEntries(results.map(({ title, failureMessages }) => [title, failureMessages.join('\n')]));
}

/** The names of the checks that a failure message comes from. */
function checksIn(message: string): string[] {
  const patterns = {
    picture: /(differs from the accepted picture|the accepted picture is|not been accepted)/,
    'axe in dark': /In dark, axe (?!target-size)/,
    'axe in light': /In light, axe color-contrast/,
    'flex basis': /In a flex column/,
    'target size': /axe target-size/,
    request: /No mock answers/,
    reflow: /At 320 px/,
    'large text': /With text at 200 %/,
    parameters: /parameters\.\w+ knows/,
  };
  return Object.entries(patterns).flatMap(([check, pattern]) => (pattern.test(message) ? [check] : []));
}

const checksByStory = (outcome: Outcome) =>
  Object.fromEntries(
    Object.entries(outcome).map(([title, message]) => [title, message ? checksIn(message) : []]),
  );

describe('the story checks', () => {
  let withoutFaults: Outcome;
  beforeAll(async () => {
    withoutFaults = await runStories({ LUXE_PICTURES: 'accept' });
  }, 600_000);

  it('pass stories that have no planted fault', () => expect(Object.values(withoutFaults).join('')).toBe(''));

  test.runIf(pinned)('take one picture for each theme and width that a story configures', () =>
    expect(
      readdirSync(path.join(out, 'accepted/planted/planted')).filter((it) => it.startsWith('narrow')),
    ).toEqual([
      'narrow-and-custom.custom.390.webp',
      'narrow-and-custom.custom.webp',
      'narrow-and-custom.dark.390.webp',
      'narrow-and-custom.dark.webp',
    ]),
  );

  it('report exactly the planted fault of each story, and a picture that belongs to no story', async () => {
    new Baselines(path.join(out, 'accepted')).write('old/gone/usual.dark.webp', [Buffer.from('')]);
    expect(checksByStory(await runStories({ PLANTED_FAULT: 'stories' }))).toEqual({
      Sound: [],
      'Label Removed': ['axe in dark'],
      'Unmocked Request': ['request'],
      'Faint In Light': ['axe in light'],
      'Too Wide': ['reflow'],
      'Too Wide In Large Text': ['large text'],
      'Small Targets': ['target size'],
      'Collapses In Web Kit': ['flex basis'],
      'Narrow And Custom': [],
      Misspelt: ['parameters'],
      'Stores Data': [],
      'Starts Without Data': [],
      'Plays Without Motion': [],
      'Hover Removed': pinned ? ['picture'] : [],
      'Focus Ring Removed': pinned ? ['picture'] : [],
    });
    expect(readSummary(out)?.faults).toEqual(pinned ? ['old/gone/usual.dark.webp belongs to no story.'] : []);
  }, 600_000);

  test.runIf(pinned)(
    'report the pictures of a theme when the value of one of its tokens changes slightly',
    async () => {
      const outcome = await runStories({ PLANTED_FAULT: 'token' });
      expect(checksByStory(outcome)).toMatchObject({
        Sound: ['picture'],
        'Label Removed': ['picture'],
        'Too Wide': [],
      });
      expect(outcome['Sound']).toContain('planted/sound.dark.webp differs');
      expect(outcome['Sound']).not.toContain('.light.webp');
      expect(readFileSync(path.join(out, 'report/index.html'), 'utf8')).toContain('planted/sound.dark.webp');
    },
    90_000,
  );
});

test('the published stories are played with motion, and each failure is reported', async () => {
  const storybook = await publishStorybook({
    configDir: '.storybook/checks/faults/storybook',
    built: path.join(out, 'published'),
  });
  if (!storybook) throw new Error('The planted stories do not build.');
  try {
    const browser = await chromium.launch({ executablePath, args: [...args], env: browserEnv });
    try {
      const stories = ['planted--plays-without-motion', 'planted--sound'];
      const faults = await playStories(browser, storybook.address, 'bare', stories, 1);
      expect(faults.map(({ story }) => story)).toEqual(['planted--plays-without-motion']);
    } finally {
      await browser.close();
    }
  } finally {
    storybook.close();
  }
}, 600_000);
