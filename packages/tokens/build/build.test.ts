import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { contrastPairs, failures, type Lookup } from './contrast.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test(
  'the generated files are those of the tokens, and every pair of colours passes',
  { timeout: 20_000 },
  async () => {
    const out = await mkdtemp(join(tmpdir(), 'luxe-tokens-'));
    try {
      const terrazzo = fileURLToPath(new URL('../bin/cli.js', import.meta.resolve('@terrazzo/cli')));
      await promisify(execFile)(process.execPath, [terrazzo, 'build'], {
        cwd: root,
        env: { ...process.env, TOKENS_OUT: out },
      });
      for (const file of ['tokens.css', 'tokenNames.ts', 'constants.ts']) {
        const [built, committed] = await Promise.all([
          readFile(join(out, file), 'utf8'),
          readFile(join(root, 'src/generated', file), 'utf8'),
        ]);
        expect(committed, `${file}: run npm run build -w @luxe/tokens`).toBe(built);
      }
    } finally {
      await rm(out, { recursive: true });
    }
  },
);

const grey: Lookup = () => [0.5, 0.5, 0.5];

test('a pair that falls short is named with its ratio', () => {
  expect(failures(grey, [['text.primary', 'bg.page', 4.5]])).toEqual([
    'text.primary on bg.page: 1.00, needs 4.5',
  ]);
  expect(failures(grey)).toHaveLength(contrastPairs.length);
});

test('a colour that a theme forgot is a failure', () => {
  expect(failures(() => undefined, [['text.primary', 'bg.page', 4.5]])).toEqual([
    'text.primary on bg.page: no such colour',
  ]);
});
