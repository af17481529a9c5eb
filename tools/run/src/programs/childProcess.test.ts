import { expect, it } from 'vitest';
import { run } from './childProcess.ts';

it('run returns the complete output of a command', async () => {
  const script = "process.stdout.write('a'.repeat(1_000_000)); process.stderr.write('b');";
  const { ok, output } = await run(process.execPath, ['-e', script]);
  expect(ok).toBe(true);
  expect(output).toHaveLength(1_000_001);
});

it('run returns the exit code of a command, and reports one that cannot start', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(3)'])).toMatchObject({ ok: false, code: 3 });
  const missing = await run('/no/such/command', []);
  expect(missing).toMatchObject({ ok: false, code: undefined });
  expect(missing.output).toContain('ENOENT');
});
