import { chromium } from 'playwright';
import { findStoryBrowser } from './pictures/browser.ts';
import { playStories, type Canvas } from './plays/playStories.ts';
import { fail, print } from './programs/childProcess.ts';
import { publishStorybook } from './plays/publishedStorybook.ts';

// `npm run plays [-- part of an id …]`: opens every story of the published Storybook with motion, in its own
// page and inside Storybook, and lists those that do not play.
const parts = process.argv.slice(2);
const storybook = await publishStorybook();
if (!storybook) fail('Storybook does not build (see above).');
const { address, entries } = storybook;
const stories = entries
  .filter(
    ({ type, id }) => type === 'story' && (parts.length === 0 || parts.some((part) => id.includes(part))),
  )
  .map(({ id }) => id);
if (stories.length === 0) fail(`No story has "${parts.join('" or "')}" in its id.`);
let failed = 0;
try {
  const { executablePath, args, env } = await findStoryBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    for (const canvas of ['bare', 'manager'] as const satisfies readonly Canvas[]) {
      const faults = await playStories(browser, address, canvas, stories, 3);
      for (const { story, error } of faults) print(`${canvas}  ${story}: ${error}`);
      print(`${canvas}: ${stories.length - faults.length} stories pass, ${faults.length} fail.`);
      failed += faults.length;
    }
  } finally {
    await browser.close();
  }
} finally {
  storybook.close();
}
process.exit(failed ? 1 : 0);
