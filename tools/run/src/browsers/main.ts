import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../programs/childProcess.ts';
import { fallbacks } from './fallbacks.ts';
import { findScriptFeatures } from './scripts.ts';
import { findStyleFeatures, type UsedFeature } from './styles.ts';
import { findUnsupportedBrowsers, oldestBrowsers } from './support.ts';

// Fails with a line for each feature that a browser of `browserslist` lacks and `fallbacks.ts` does not list.
const shopSources = [
  'packages/{tokens,format,contract,client,telemetry,resources,ui,patterns}/src/**/*.{ts,tsx,css}',
  'packages/features/*/src/**/*.{ts,tsx}',
  'apps/storefront/app/**/*.{ts,tsx}',
];
const excludedFiles =
  /\.(?:test|stories|d)\.tsx?$|\/testing[./]|\/samples\.ts$|openapi|\/entry\.server\.tsx$/;

const oldest = oldestBrowsers();
const files = globSync(shopSources, { cwd: root })
  .filter((name) => !excludedFiles.test(name))
  .sort();
const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options;
const scripts = findScriptFeatures(
  files.filter((name) => !name.endsWith('.css')).map((name) => path.join(root, name)),
  (compat) => findUnsupportedBrowsers(compat, oldest).length === 0,
  {
    ...options,
    lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noEmit: true,
  },
);

const used = new Set<string>();
const faults = files.flatMap((name) => {
  const usedFeatures: UsedFeature[] = [
    ...findStyleFeatures(name, readFileSync(path.join(root, name), 'utf8')),
    ...(scripts.get(path.join(root, name)) ?? []),
  ];
  return usedFeatures.flatMap(({ feature, line, compat, css }) => {
    const browsers = findUnsupportedBrowsers(compat, oldest, css);
    if (browsers.length === 0) return [];
    if (!(feature in fallbacks)) return [`${name}:${line} ${feature}: not in ${browsers.join(', ')}`];
    used.add(feature);
    return [];
  });
});
for (const [feature, { test }] of Object.entries(fallbacks)) {
  if (!used.has(feature)) faults.push(`fallbacks.ts: ${feature} is not used, or every browser supports it`);
  const [file = '', testTitle = ''] = test?.split(': ') ?? [];
  if (test && !readFileSync(path.join(root, file), 'utf8').includes(testTitle))
    faults.push(`fallbacks.ts: ${file} does not contain "${testTitle}"`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`${files.length} files: every unsupported feature has a fallback`);
