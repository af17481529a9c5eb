import { parseArgs } from 'node:util';
import { fail, root, print, run } from './programs/childProcess.ts';
import { createEndpoint, endpointExample } from './new/createEndpoint.ts';
import { createField, fieldExample, fieldLeft, isFieldType } from './new/createField.ts';
import { formatSteps, type FieldStep } from './new/fieldUses.ts';
import { createNew, kinds, type Kind } from './new/createNew.ts';

// `npm run new -- component layout/SizeChart`: creates a component, a pattern, a feature, a call of the
// contract or a field of a call, with their stories, samples and tests, and registers them.
const forms = [
  ...Object.entries(kinds).map(([kind, { example }]) => `${kind} ${example}`),
  `endpoint ${endpointExample}`,
  `field ${fieldExample} --type string --table cart_line --like selectedDeliveryMode,deliveryMode`,
  `field ${fieldExample} --like selectedDeliveryMode,deliveryMode --left`,
];
const usage = `State the kind and the name:\n${forms.map((form) => `  npm run new -- ${form}`).join('\n')}`;

/** A field that more files name is no guide for a new one. */
const frequent = 60;

const { kind, name, type, table, like, left } = readArguments();
if (kind === 'endpoint') await newEndpoint();
else if (kind === 'field') await newField();
else if (Object.hasOwn(kinds, kind)) await newCode(kind as Kind);
else fail(usage);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      // npm removes the first `--`, other programs do not.
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      options: {
        type: { type: 'string' },
        table: { type: 'string' },
        like: { type: 'string' },
        left: { type: 'boolean' },
      },
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
  const names = like?.split(',').map((one) => one.trim());
  if (left) return printLeft(names);
  const {
    written,
    missingSample,
    field,
    like: found,
    steps,
  } = await createField(root, name, {
    ...(type ? { type } : {}),
    ...{ table, like: names },
  }).catch(failWith);
  printAll(written);
  await runStep('packages/contract/src/writeOpenapi.ts');
  print(`
Next: ${missingSample ? `add a value to ${missingSample}, and ` : ''}describe the field in the contract${table ? ' and in the migration' : ''}. These files name ${found.join(' or ')}, in
the order of the recipe in docs/tour.md. Add ${field} where it is stored, sent, mocked or shown:

${formatSteps(steps)}
${tooMany(steps)}
The field is optional, so the compiler does not find a file that you forget. List the places without
${field}:
  npm run new -- field ${name} --like ${found.join(',')} --left`);
}

/** Advice for a field whose name is frequent: other objects have a field of the same name. */
function tooMany(steps: readonly FieldStep[]): string {
  const count = new Set(steps.flatMap(({ uses }) => uses.map(({ file }) => file))).size;
  return count > frequent
    ? `\nThese are ${count} files, because other objects have a field of this name too. A rarer one lists fewer.\n`
    : '';
}

/** Prints the places that a field is missing from. */
function printLeft(names: readonly string[] | undefined): void {
  try {
    const { field, like: found, steps } = fieldLeft(root, name, names);
    if (steps.length > 0)
      print(`These places name ${found.join(' or ')} without ${field} nearby. Not all of them need it, and those
that do not stay in this list:

${formatSteps(steps)}
`);
    else print(`Every place that names ${found.join(' or ')} also names ${field}.`);
    print(`Then run
  node packages/contract/src/writeOpenapi.ts
  npm run verify`);
  } catch (error) {
    failWith(error as Error);
  }
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
