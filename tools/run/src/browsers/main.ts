import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../ground.ts';
import { fallbacks } from './fallbacks.ts';
import { askedByScripts } from './scripts.ts';
import { askedByStyles, type Asked } from './styles.ts';
import { lacking, oldestBrowsers } from './support.ts';

/** Ends with 1 and a line for each use of what a browser of `browserslist` lacks, unless `fallbacks.ts` says what becomes of it there. */
const shopSources = [
  'packages/{tokens,format,contract,client,telemetry,resources,ui,patterns}/src/**/*.{ts,tsx,css}',
  'packages/features/*/src/**/*.{ts,tsx}',
  'apps/storefront/app/**/*.{ts,tsx}',
];
const elsewhere = /\.(?:test|stories|d)\.tsx?$|\/testing[./]|\/samples\.ts$|openapi|\/entry\.server\.tsx$/;

const oldest = oldestBrowsers();
const files = globSync(shopSources, { cwd: root })
  .filter((name) => !elsewhere.test(name))
  .sort();
const options = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options;
const scripts = askedByScripts(
  files.filter((name) => !name.endsWith('.css')).map((name) => path.join(root, name)),
  (compat) => lacking(compat, oldest).length === 0,
  {
    ...options,
    lib: ['lib.es2024.d.ts', 'lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    noEmit: true,
  },
);

const used = new Set<string>();
const faults = files.flatMap((name) => {
  const asked: Asked[] = [
    ...askedByStyles(name, readFileSync(path.join(root, name), 'utf8')),
    ...(scripts.get(path.join(root, name)) ?? []),
  ];
  return asked.flatMap(({ feature, line, compat, css }) => {
    const browsers = lacking(compat, oldest, css);
    if (browsers.length === 0) return [];
    if (!(feature in fallbacks)) return [`${name}:${line} ${feature}: not in ${browsers.join(', ')}`];
    used.add(feature);
    return [];
  });
});
for (const [feature, { test }] of Object.entries(fallbacks)) {
  if (!used.has(feature)) faults.push(`fallbacks.ts: ${feature} is asked for nowhere, or had everywhere`);
  const [file = '', words = ''] = test?.split(': ') ?? [];
  if (test && !readFileSync(path.join(root, file), 'utf8').includes(words))
    faults.push(`fallbacks.ts: ${file} does not say "${words}"`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`${files.length} files, nothing that a supported browser lacks without a fallback`);
