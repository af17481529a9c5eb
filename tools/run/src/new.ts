import { fail, root, say } from './ground.ts';
import { createNew, kinds, type Kind } from './new/createNew.ts';

// `npm run new -- component SizeChart`: a component, pattern or feature with its look, stories and test, entered where it belongs.
const [kind = '', name = ''] = process.argv.slice(2);
const forms = Object.entries(kinds).map(([each, { example }]) => `npm run new -- ${each} ${example}`);
if (!(kind in kinds) || !name) fail(`Say what and how it is called:\n  ${forms.join('\n  ')}`);

const written = await createNew(root, kind as Kind, name).catch((error: Error) => fail(error.message));
for (const file of written) say(file);
say(`
Next: fill it in, look at it with npm run storybook, then
  ${kind === 'feature' ? 'npm install                       # links the package' : 'npm run weights -- --accept       # what it weighs'}
  npm run states -- --write         # which states its stories show
  npm run pictures -- --accept      # how it looks, in dark and light
  npm run verify`);
