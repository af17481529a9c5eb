import { findGaps } from './check.ts';
import { readStoryFiles } from './readStoryFiles.ts';
import { toRows } from './rows.ts';

// `npm run states` checks that every story names its states and every component has the stories it needs.
const files = await readStoryFiles();
const gaps = findGaps(files);
const stories = files.flatMap((file) => file.stories).length;
process.stdout.write(
  gaps.length
    ? `${gaps.join('\n')}\n${gaps.length} gaps in the states of the stories.\n`
    : `${stories} stories show every state of ${toRows(files).length} components and screens.\n`,
);
process.exit(gaps.length ? 1 : 0);
