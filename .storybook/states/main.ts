import { findGaps } from './check.ts';
import { readStories } from './readStories.ts';
import { table } from './table.ts';
import { writeTable } from './write.ts';

// `npm run states` compares the list of states with the stories. `-- --write` adds new stories under a
// guessed state. Review its output and add reasons for missing states.
const stories = await readStories();
if (process.argv.includes('--write')) {
  await writeTable(stories);
  process.stdout.write('Written. Run again without --write to see what is missing.\n');
  process.exit(0);
}
const gaps = findGaps(Object.values(table).flat(), stories);
const rows = Object.values(table).flat().length;
process.stdout.write(
  gaps.length
    ? `${gaps.join('\n')}\n${gaps.length} gaps between the list of states and the stories.\n`
    : `${stories.length} stories show every state of ${rows} components and screens.\n`,
);
process.exit(gaps.length ? 1 : 0);
