import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Baselines } from '../../../tools/run/src/pictures/baselines.ts';
import { findStoryBrowser } from '../../../tools/run/src/pictures/browser.ts';
import { readSummary } from '../../../tools/run/src/pictures/summary.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const out = mkdtempSync(path.join(tmpdir(), 'luxe-faults-'));
const { pinned } = await findStoryBrowser();
afterAll(() => rmSync(out, { recursive: true, force: true }));

/** What a story's test said when it failed; empty where it passed. */
type Outcome = Record<string, string>;

/** Runs the stories as `npm test` runs the product's, in a process of its own. */
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
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await new Promise((resolve) => child.on('exit', resolve));
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as {
    testResults: { message: string; assertionResults: { title: string; failureMessages: string[] }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (results.length === 0) throw new Error(testResults.map(({ message }) => message).join() || said);
  return Object.fromEntries(results.map(({ title, failureMessages }) => [title, failureMessages.join('\n')]));
}

/** The checks that an outcome names. */
function checksIn(said: string): string[] {
  const signs = {
    picture: /(differs from the accepted picture|another size than|not been accepted)/,
    'axe in dark': /In dark, axe (?!target-size)/,
    'axe in light': /In light, axe color-contrast/,
    'flex basis': /In a flex column/,
    'target size': /axe target-size/,
    request: /No mock answers/,
    reflow: /At 320 px/,
    'large text': /With text at 200 %/,
    parameters: /parameters\.\w+ knows/,
  };
  return Object.entries(signs).flatMap(([check, sign]) => (sign.test(said) ? [check] : []));
}

const named = (outcome: Outcome) =>
  Object.fromEntries(Object.entries(outcome).map(([title, said]) => [title, said ? checksIn(said) : []]));

describe('a planted fault fails the right check and nothing else', () => {
  let sound: Outcome;
  beforeAll(async () => {
    sound = await runStories({ LUXE_PICTURES: 'accept' });
  }, 180_000);

  it('passes without one', () => expect(Object.values(sound).join('')).toBe(''));

  test.runIf(pinned)('takes the pictures that a story asks for', () =>
    expect(
      readdirSync(path.join(out, 'accepted/planted/planted')).filter((it) => it.startsWith('narrow')),
    ).toEqual([
      'narrow-and-custom.custom.390.png',
      'narrow-and-custom.custom.png',
      'narrow-and-custom.dark.390.png',
      'narrow-and-custom.dark.png',
    ]),
  );

  it('in the stories: a label, a request, a colour, a width, a target, a flex basis, a parameter; in the folder: a picture too many', async () => {
    new Baselines(path.join(out, 'accepted')).write('old/gone/usual.dark.png', [Buffer.from('')]);
    expect(named(await runStories({ PLANTED_FAULT: 'stories' }))).toEqual({
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
    });
    expect(readSummary(out)?.faults).toEqual(pinned ? ['old/gone/usual.dark.png belongs to no story.'] : []);
  }, 180_000);

  test.runIf(pinned)(
    'in a token, one step lighter: the pictures, and only in the theme it is in',
    async () => {
      const outcome = await runStories({ PLANTED_FAULT: 'token' });
      expect(named(outcome)).toMatchObject({
        Sound: ['picture'],
        'Label Removed': ['picture'],
        'Too Wide': [],
      });
      expect(outcome['Sound']).toContain('planted/sound.dark.png differs');
      expect(outcome['Sound']).not.toContain('.light.png');
      expect(readFileSync(path.join(out, 'report/index.html'), 'utf8')).toContain('planted/sound.dark.png');
    },
    90_000,
  );
});
