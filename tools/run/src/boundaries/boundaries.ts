import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { isLayer, layers, testLayers, type Layer } from './layers.ts';

/** A package of the workspace. `folder` is relative to the root. */
export interface Project {
  readonly folder: string;
  readonly layer: Layer;
}

/** Reads the workspace's packages and their `layer:` tags. Throws for a package without a known layer. */
export function readProjects(root: string): Project[] {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const base = pattern.slice(0, -2);
    return existsSync(path.join(root, base))
      ? readdirSync(path.join(root, base)).map((name) => `${base}/${name}`)
      : [];
  });
  return folders
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({ folder, layer: readLayer(root, folder) }));
}

function readLayer(root: string, folder: string): Layer {
  const { nx } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    nx?: { tags?: string[] };
  };
  const layer = nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length);
  if (!layer || !isLayer(layer))
    throw new Error(
      `${folder}/package.json has no known layer in its nx tags. Layers: ${Object.keys(layers).join(', ')}.`,
    );
  return layer;
}

/**
 * The modules of the store API that buy something, lowest first. A module imports only modules before it.
 * Endpoints are above all of them.
 */
const commerceModules = [
  'policy',
  'ledger',
  'pricing',
  'address',
  'discount',
  'credit',
  'cart',
  'pan',
  'purchase',
  'order',
  'gift-card',
  'payment',
  'invoice',
  'refund',
  'fulfilment',
  'returns',
  'order-mail',
  'guest-tracking',
  'checkout',
] as const;

const inside = (folders: readonly string[]) =>
  folders.length ? `^(${folders.map((folder) => folder.replaceAll('.', '\\.')).join('|')})/` : '^$';
const tests = String.raw`\.(test|stories)\.tsx?$|/testing/|/testing[.]tsx?$|/samples\.ts$`;

/**
 * The import rules for dependency-cruiser: one per package for its layer, one per restricted library, and a
 * few others.
 */
export function boundaryRules(projects: readonly Project[]): IForbiddenRuleType[] {
  const foldersOf = (wanted: readonly string[]) =>
    projects.filter(({ layer }) => wanted.includes(layer)).map(({ folder }) => folder);
  const all = projects.map(({ folder }) => folder);
  const directionRule = (
    { folder, layer }: Project,
    allowed: readonly Layer[],
    from: { path: string; pathNot?: string },
  ): IForbiddenRuleType => ({
    name: `direction-${layer}`,
    comment: `${folder} (${layer}) may import: ${allowed.join(', ') || 'no other package'}.`,
    severity: 'error',
    from,
    to: { path: inside(all), pathNot: inside([folder, ...foldersOf(allowed)]) },
  });
  const direction = projects.flatMap((project) => {
    const { folder, layer } = project;
    const inTests = testLayers[layer];
    if (!inTests) return [directionRule(project, layers[layer], { path: inside([folder]) })];
    return [
      directionRule(project, layers[layer], { path: inside([folder]), pathNot: tests }),
      directionRule(project, [...layers[layer], ...inTests], {
        path: `${inside([folder])}.*(${tests})`,
      }),
    ];
  });
  const libraryRule = (
    name: string,
    library: string,
    allowedFolders: string,
    comment: string,
  ): IForbiddenRuleType => ({
    name,
    comment,
    severity: 'error',
    from: { path: inside(all), pathNot: allowedFolders },
    to: { path: `(^|/)node_modules/${library}(/|$)` },
  });
  const modulePath = (names: readonly string[]) => `^apps/store-api/src/modules/(${names.join('|')})/`;
  const commerce = commerceModules.slice(0, -1).map((name, index): IForbiddenRuleType => ({
    name: 'commerce-order',
    comment: `A module imports only modules before it: ${commerceModules.join(', ')}.`,
    severity: 'error',
    from: { path: modulePath([name]), pathNot: tests },
    to: { path: modulePath(commerceModules.slice(index + 1)) },
  }));
  return [
    ...direction,
    ...commerce,
    libraryRule('radix-in-ui', '@radix-ui', '^packages/ui/', 'Radix is wrapped once, in packages/ui.'),
    libraryRule(
      'router-in-storefront',
      '(@react-router|react-router|react-router-dom)',
      '^apps/(storefront|desk)/',
      'Features use links and callbacks, not the router.',
    ),
    libraryRule(
      'swr-in-data',
      'swr',
      `^packages/resources/|^packages/features/[^/]+/src/data/|^apps/(storefront|desk)/`,
      "SWR is for resources, a feature's data/ and the applications.",
    ),
    libraryRule(
      'zod-on-servers',
      'zod',
      '^packages/(contract|host)/src/|^apps/sandbox-provider/|^apps/store-api/|^apps/storefront/server/',
      'zod adds 24 kB, so it is only for schemas and servers.',
    ),
    {
      name: 'views-show-only',
      comment: 'A view takes a model and callbacks. Its binding reads data and shared resources.',
      severity: 'error',
      // A divided feature has its views beside the data of each step (`steps/address/AddressStep.tsx`).
      from: {
        path: '^packages/features/[^/]+/src/(views/|steps/.*\\b[A-Z][^/]*[.]tsx$)',
        pathNot: tests,
      },
      to: {
        path: '^packages/(features/[^/]+/src/data/use|resources/|client/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-schemas-in-pages',
      comment: 'Types come from @luxe/contract/calls; the schemas would bring zod into the page.',
      severity: 'error',
      from: {
        path: '^(packages/(ui|patterns|client|resources|features)|apps/storefront/app|apps/desk/src)/',
        pathNot: tests,
      },
      to: {
        path: '^packages/contract/src/(calls|desk)/schemas[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-testing-in-product',
      comment: 'Mocks and samples are only for tests, stories and the build step that renders samples.',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: `${tests}|^packages/contract/|\\.storybook|^apps/storefront/server/styles/renderSamples[.]ts$`,
      },
      to: { path: '^packages/contract/src/(testing|samples)/' },
    },
    {
      name: 'catalogue-in-documentation',
      comment: 'Pages use CSS variables. Token data is for documentation pages and e-mails.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/(tokens|mail|documents)/' },
      to: { path: '^packages/tokens/src/(catalogue|generated/catalogue)[.]ts$' },
    },
    {
      name: 'resolvable',
      comment: 'An unresolved import escapes every other rule.',
      severity: 'error',
      from: { path: inside(all) },
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?url$|^\\./\\+types/|^node:' },
    },
  ];
}

/** The options with which dependency-cruiser reads the workspace. */
export function cruiseOptions(projects: readonly Project[]): ICruiseOptions {
  return {
    ruleSet: { forbidden: boundaryRules(projects) },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|\\.cache|\\.react-router)/' },
    // Reads the imports of the sources. `specify` would also compile each file, to find out which imports
    // remain. No rule needs that, because `import type` is always written.
    tsPreCompilationDeps: true,
    // The search for cycles takes long here. `checkBoundaries.ts` searches for them itself.
    skipAnalysisNotInRules: true,
    combinedDependencies: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  };
}
