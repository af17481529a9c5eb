import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseAst } from 'vite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { partNames, findNeededPart, removeParts } from './removedRouterParts.ts';

const dist = path.join(
  path.dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);
const router = globSync('chunk-*.mjs', { cwd: dist })
  .map((name) => readFileSync(path.join(dist, name), 'utf8'))
  .find((code) => code.includes('function createRouter('))!;

test('the installed router has every part to remove, and its code parses without these parts', () => {
  const lighter = removeParts(router);
  expect(() => parseAst(lighter)).not.toThrow();
  expect(router.length - lighter.length).toBeGreaterThan(60_000);
  expect(lighter).not.toContain('Did not find corresponding fetcher result');
  for (const name of partNames) expect(lighter).toContain(`function ${name}(`);
});

interface FailedModule {
  readonly default: () => unknown;
  readonly clientLoader?: () => unknown;
}

/** The patched function that loads the script of a route, with scripts that the test names by address. */
function patchedLoad(): (route: object, cache: Record<string, unknown>) => Promise<FailedModule> {
  const [, body = ''] =
    /async function loadRouteModule\(route, routeModulesCache\) (\{[\s\S]*?\n\s*\}\n?)(?=\n\n|\n\/\/)/.exec(
      removeParts(router),
    ) ?? [];
  expect(body).toContain('Promise.race');
  const load = body.replace(/import\((?:\/\*.*?\*\/)?\s*route\.module\)/, 'route.load()');
  return new Function(`return async (route, routeModulesCache) => ${load}`)() as ReturnType<
    typeof patchedLoad
  >;
}

describe('the script of a route', () => {
  afterEach(() => void vi.useRealTimers());

  test('is loaded once', async () => {
    const load = vi.fn(async () => ({ default: 'page' }));
    const cache = {};
    expect(await patchedLoad()({ id: '/a', load }, cache)).toEqual({ default: 'page' });
    expect(await patchedLoad()({ id: '/a', load }, cache)).toEqual({ default: 'page' });
    expect(load).toHaveBeenCalledOnce();
  });

  test('that does not load becomes a page that fails, without another document [SHL-28]', async () => {
    const error = new TypeError('no script');
    const cache = {};
    const failed = await patchedLoad()({ id: '/a', load: () => Promise.reject(error) }, cache);
    expect(failed.default).toThrow(error);
    expect(failed.clientLoader).toThrow(error);
    expect(cache).toEqual({});
  });

  test('that has not loaded after 120000 ms becomes a page that fails, and not earlier [SHL-28]', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const loading = patchedLoad()({ id: '/a', load: () => new Promise(() => undefined) }, {});
    void loading.then(ended);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await loading).default).toThrow('A script did not load in time.');
  });
});

test('an error that the error page of the root throws remains the original error', () => {
  const [code] =
    /function RemixRootDefaultErrorBoundary\({[^{}]*}\) {[^{}]*}/.exec(removeParts(router)) ?? [];
  const show = new Function(`return ${code}`)() as (props: { error: unknown }) => unknown;
  const error = new Error('No shell');
  expect(() => show({ error })).toThrow(error);
});

test('each path is compiled once, however many routes are below it', () => {
  const code = removeParts(router);
  const { start, end } = (parseAst(code).body as unknown as readonly Declaration[]).find(
    ({ id }) => id?.name === 'flattenRoutes',
  )!;
  expect(code).toContain('var compiledPaths = {};');
  const compilePath = vi.fn((path: string) => [new RegExp(path), []]);
  const helpers = {
    compilePath,
    compiledPaths: {},
    computeScore: () => 0,
    explodeOptionalSegments: (path: string) => [path],
    invariant: () => undefined,
    joinPaths: (paths: readonly string[]) => paths.join('/'),
  };
  const flattenRoutes = new Function(
    ...Object.keys(helpers),
    `${code.slice(start, end)}; return flattenRoutes;`,
  )(...Object.values(helpers)) as (routes: readonly object[]) => readonly Branch[];

  const pages = [{ path: 'bag' }, { path: 'search' }, { index: true }];
  const routes = [{ path: '', children: [{ children: pages }] }];
  const branches = flattenRoutes(routes);
  expect(branches).toHaveLength(4);
  expect(branches.flatMap(({ routesMeta }) => routesMeta).filter(({ matcher }) => !matcher)).toEqual([]);
  flattenRoutes(routes);
  expect(compilePath.mock.calls.toSorted()).toEqual([
    ['', false, false],
    ['', false, true],
    ['bag', false, true],
    ['search', false, true],
  ]);
});

interface Declaration {
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string };
}
interface Branch {
  readonly routesMeta: readonly { readonly matcher?: RegExp }[];
}

test('throws when the router lacks a part to remove', () => {
  expect(() => removeParts(router.replaceAll('singleFetchActionStrategy', 'otherStrategy'))).toThrow(
    'no singleFetchActionStrategy any more',
  );
});

test('reports code that needs a router part that the build removes', () => {
  expect(findNeededPart("import { Link, useFetcher } from 'react-router';")).toBe('useFetcher');
  expect(findNeededPart("import { Form } from 'react-router-dom';")).toBe('Form');
  expect(findNeededPart("import Router, { Scripts } from 'react-router';")).toBe('Scripts');
  expect(findNeededPart("export { Form as Filter } from 'react-router-dom';")).toBe('Form');
  expect(findNeededPart("import { MemoryRouter } from 'react-router-dom';")).toBe('MemoryRouter');
  expect(findNeededPart("import * as Router from 'react-router-dom';")).toBe('import *');
  expect(findNeededPart('<HydratedRouter instrumentations={[report]} />')).toBe('instrumentations');
  expect(findNeededPart('export async function action() {}')).toBe('action');
  expect(findNeededPart("export { default, save as clientAction } from './Bag.tsx';")).toBe('clientAction');
  expect(findNeededPart("export {\n  loader,\n  shouldRevalidate,\n} from './Bag.tsx';")).toBe('loader');
  expect(findNeededPart('export const clientMiddleware = [];')).toBe('clientMiddleware');
  expect(findNeededPart('export const links = () => [];', 'app/screens/BagPage.tsx')).toBe('links');
  expect(findNeededPart('export const links = () => [];', 'app/root.tsx')).toBe(undefined);
  expect(findNeededPart('export const loader = () => null;')).toBe('loader');
  expect(findNeededPart('export const loader = 1;\nexport const clientLoader = 2;')).toBe(undefined);
  expect(findNeededPart("import { Link, useNavigate } from 'react-router';")).toBe(undefined);
  expect(findNeededPart("import { HydratedRouter } from 'react-router/dom';")).toBe(undefined);
});
