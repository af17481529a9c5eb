/** Names that a tool prescribes. */
const prescribed =
  /(?:^|\/)(?:[\w-]+\.config(?:\.\w+)?\.ts|entry\.(?:client|server)\.tsx|[\w-]+\.d\.ts|mockServiceWorker\.js|routes\.ts|\+types)$/;
const suffix = /(?:\.(?:test|stories|styles|spec|long|chaos|phone|dom|setup))*\.(?:tsx?|mjs|js)$/;
const camelCase = /^[a-z][a-zA-Z\d]*$/;
const pascalCase = /^[A-Z][a-zA-Z\d]*$/;
const kebabCase = /^\.?[a-z\d]+(?:-[a-z\d]+)*$/;

/**
 * Returns the problem with the name of a source file, or `undefined` if the name is correct. A file that
 * exports a component or class has the same name, in PascalCase. Other files are named in camelCase, folders
 * in kebab-case.
 */
export function findNameProblem(file: string): string | undefined {
  const [name = '', ...folders] = file.split('/').toReversed();
  const folder = folders.find((one) => !kebabCase.test(one));
  if (folder !== undefined) return `${file}: write the folder ${folder} in kebab-case.`;
  if (prescribed.test(file)) return undefined;
  const stem = name.replace(suffix, '');
  if (camelCase.test(stem) || pascalCase.test(stem)) return undefined;
  return `${file}: write the name in camelCase, or in PascalCase for a component.`;
}
