import { root, run } from './programs/childProcess.ts';

// `npm run tara:eval`: measures how the assistant understands and answers questions (docs/tara.md).
const { code } = await run(process.execPath, ['tools/tara/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  live: true,
});
process.exit(code ?? 1);
