import { fail, root, print } from './programs/childProcess.ts';
import { createNew, kinds, type Kind } from './new/createNew.ts';

// `npm run new -- component layout/SizeChart`: creates a component, pattern or feature with styles, stories
// and a test, and registers it.
const [kind = '', name = ''] = process.argv.slice(2);
const forms = Object.entries(kinds).map(([each, { example }]) => `npm run new -- ${each} ${example}`);
if (!(kind in kinds) || !name) fail(`State the kind and the name:\n  ${forms.join('\n  ')}`);

const written = await createNew(root, kind as Kind, name).catch((error: Error) => fail(error.message));
for (const file of written) print(file);
print(`
Next: complete the files, check them with npm run storybook, then run
  ${kind === 'feature' ? 'npm install                       # links the package' : 'npm run weights -- --accept       # records its size'}
  npm run states                    # finds states that no story shows
  npm run pictures -- --accept      # accepts its pictures, dark and light
  npm run verify`);
