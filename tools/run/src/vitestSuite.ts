import { readFileSync } from 'node:fs';
import { add, countPictures, countVitest, type Count } from './count.ts';
import { bin, run, print } from './programs/childProcess.ts';
import { picturesOut } from './pictures/mode.ts';
import { clearSummary, readSummary } from './pictures/summary.ts';
import { withReport } from './withReport.ts';

/**
 * Runs the projects of `vitest.config.ts` that match a name, or of them only the files whose paths contain
 * one of `paths`. With `live`, prints each test as it ends; otherwise prints the output only on failure.
 */
export function vitestSuite(
  project: string,
  env: Readonly<Record<string, string | undefined>> = {},
  { live = false, paths = [] }: { live?: boolean; paths?: readonly string[] } = {},
): Promise<Count> {
  return withReport(async (file) => {
    const args = ['run', ...paths, '--project', project, `--reporter=${live ? 'verbose' : 'dot'}`];
    const { ok, output } = await run(
      bin('vitest'),
      [...args, '--reporter=json', `--outputFile.json=${file}`],
      {
        live,
        env: { ...process.env, ...env },
      },
    );
    if (!ok && !live) print(output.trim());
    return countVitest(JSON.parse(readFileSync(file, 'utf8')));
  });
}

/**
 * Runs the stories with their pictures (`LUXE_PICTURES`). `changed` with a `seed` also compares one in ten of
 * the unchanged stories. Faults that belong to no single story are added to the count.
 */
export async function storySuite(
  browser: string,
  pictures: 'changed' | 'compare',
  { ci, seed }: { ci: boolean; seed?: number },
): Promise<Count> {
  clearSummary(picturesOut);
  const tests = await vitestSuite('stories', {
    CHROMIUM_PATH: browser,
    LUXE_PICTURES: pictures,
    LUXE_PICTURES_SEED: seed === undefined ? undefined : String(seed),
  });
  const { count, sentences } = countPictures(readSummary(picturesOut), ci);
  for (const sentence of sentences) print(sentence);
  return add(tests, count);
}
