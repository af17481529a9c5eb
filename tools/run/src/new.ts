import { parseArgs } from 'node:util';
import { fail, root, print, run } from './programs/childProcess.ts';
import { createEndpoint, endpointExample } from './new/createEndpoint.ts';
import { createField, fieldExample, isFieldType } from './new/createField.ts';
import { createNew, kinds, type Kind } from './new/createNew.ts';

// `npm run new -- component layout/SizeChart`: creates a component, a pattern, a feature, a call of the
// contract or a field of a call, with their stories, samples and tests, and registers them.
const forms = [
  ...Object.entries(kinds).map(([kind, { example }]) => `${kind} ${example}`),
  `endpoint ${endpointExample}`,
  `field ${fieldExample} --type string --table cart_line`,
];
const usage = `State the kind and the name:\n${forms.map((form) => `  npm run new -- ${form}`).join('\n')}`;

const { kind, name, type, table } = readArguments();
if (kind === 'endpoint') await newEndpoint();
else if (kind === 'field') await newField();
else if (Object.hasOwn(kinds, kind)) await newCode(kind as Kind);
else fail(usage);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { type: { type: 'string' }, table: { type: 'string' } },
    });
    const [first = '', second = ''] = positionals;
    if (!first || !second || positionals.length > 2) fail(usage);
    return { kind: first, name: second, ...values };
  } catch {
    return fail(usage);
  }
}

async function newCode(wanted: Kind): Promise<void> {
  printAll(await createNew(root, wanted, name).catch(failWith));
  if (wanted === 'feature') {
    print(`
Next: complete the files, and check them with npm run storybook. Then
  npm install                       # links the package, once something imports it
  npm run pictures -- --accept packages/features/${name}
A page needs a row in apps/storefront/app/routing/routeTable.ts and a screen in apps/storefront/app/screens.`);
    return;
  }
  await runStep('tools/run/src/weights.ts', '--accept-new');
  const more =
    wanted === 'component'
      ? `
Its guide is in .storybook/guides. A component that is pressed or typed into also needs a story in
.storybook/checks/interactions.ts. It is a draft until its tags are removed.`
      : '';
  print(`
Next: complete the files, and check them with npm run storybook.${more} Then
  npm run weights -- --accept       # records the size again, once it is complete
  npm run pictures -- --accept      # accepts its pictures, dark and light
  npm run verify`);
}

async function newEndpoint(): Promise<void> {
  printAll(await createEndpoint(root, name).catch(failWith));
  await runStep('packages/contract/src/writeOpenapi.ts');
  print(`
Next: name the parameters, the fields and the error codes in the contract, write the rules and the queries of
the store API, then run
  node packages/contract/src/writeOpenapi.ts
  npm run verify
docs/tour.md names the other files of a call.`);
}

async function newField(): Promise<void> {
  if (type !== undefined && !isFieldType(type)) fail('--type is string, number or boolean.');
  const { written, byHand } = await createField(root, name, { ...(type ? { type } : {}), table }).catch(
    failWith,
  );
  printAll(written);
  await runStep('packages/contract/src/writeOpenapi.ts');
  print(`
Next: describe the field in the contract${table ? ' and in the migration' : ''}. These files name the field before it; add the
new one where it is stored, sent, mocked, or shown:
${byHand.map((file) => `  ${file}`).join('\n')}
Then run
  node packages/contract/src/writeOpenapi.ts
  npm run verify
docs/tour.md follows a field from the row to the page.`);
}

/** Runs a script whose result belongs to the new code. Ends with its output if it fails. */
async function runStep(script: string, ...args: readonly string[]): Promise<void> {
  const { ok, output } = await run(process.execPath, [script, ...args]);
  if (!ok) fail(output.trim());
  if (output.trim()) print(output.trim());
}

function printAll(files: readonly string[]): void {
  for (const file of files) print(file);
}

function failWith(error: Error): never {
  return fail(error.message);
}
