import { useContext, type ContextType } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router-dom';
import { toScriptText } from '../head/toScriptText.ts';
import { screenAt } from '../screens/lazyScreens.ts';
import { useRenderData } from './renderData.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { installScript } from './installScript.ts';
import { scrollScript } from './scrollScript.ts';
import { storeEventsScript } from './storeEventsScript.ts';

/**
 * The only script at the end of a page. The server writes it instead of the router's `Scripts`. After the
 * first paint it requests the page's files and lets lazy pictures load. Until then, visible content has the
 * network and the processor to itself.
 */
export function PageScripts() {
  const { nonce, routerData = '', preloads } = useRenderData();
  const framework = useContext(FrameworkContext);
  const screen = screenAt(useLocation().pathname);
  const matches = useMatches();
  if (!framework) throw new Error('PageScripts found no router. Render it inside the router.');
  const { manifest, serverHandoffString = '{}' } = framework;
  const routes = matches.flatMap(({ id }) => manifest.routes[id] ?? []);
  // The development server puts the styles of a route module into the page when the browser imports it.
  const own = manifest.hmr ? routes : routes.filter(({ id }) => !frameRoutes.has(id));
  const { imports, module: entry } = manifest.entry;
  const files = [
    ...own.flatMap((route) => [...(route.imports ?? []), route.module]),
    ...(screen ? preloads(screen) : []),
  ];
  const start = startScript({
    runtime: manifest.hmr?.runtime,
    first: [...imports, entry],
    files: files.filter((file) => file !== entry && !imports.includes(file)),
  });
  const html =
    scrollScript +
    earlyPressesScript +
    installScript +
    storeEventsScript +
    contextScript(withoutUnset(serverHandoffString), routerData) +
    routesScript(manifest, own) +
    start;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Returns the router's settings without the flags that are off. These flags would add about 20 words to every
 * page.
 */
function withoutUnset(settings: string): string {
  const { future, ...rest } = JSON.parse(settings) as { future?: Record<string, boolean> };
  const enabledFlags = Object.entries(future ?? {}).filter(([, isOn]) => isOn);
  return toScriptText({ ...rest, future: Object.fromEntries(enabledFlags) });
}

/** Input of the router in the browser: its settings, and the loader data as a stream of one chunk. */
const contextScript = (settings: string, handOff: string) =>
  `window.__reactRouterContext=${settings};__reactRouterContext.stream=new Response(${toScriptText(handOff)}).body;`;

/** Ids of the routes whose modules the entry imports. */
const frameRoutes: ReadonlySet<string> = new Set(['root', 'shell', 'guard', '/', '*']);

type Manifest = NonNullable<ContextType<typeof FrameworkContext>>['manifest'];
type RouteEntry = NonNullable<Manifest['routes'][string]>;

/** Fields of a route that the router does not read in the browser. */
const unreadFields: ReadonlySet<string> = new Set(['imports', 'css', 'hasDefaultExport']);

/** The short manifest as text, which is the same for every page of a build. */
const shortManifests = new WeakMap<Manifest, string>();

/**
 * The routes of the shop for the router. The manifest that the router builds is a separate file. Two
 * thirds of it are flags that are off, and fields that the browser does not read.
 */
function shortManifest(complete: Manifest): string {
  const known = shortManifests.get(complete);
  if (known !== undefined) return known;
  const { routes, entry, version, hmr } = complete;
  const short = Object.entries(routes).map(([id, route = {} as RouteEntry]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([key, value]) => value && !unreadFields.has(key))),
  ]);
  const text = toScriptText({
    version,
    ...(hmr && { hmr }),
    entry: { module: entry.module, imports: [] },
    routes: Object.fromEntries(short),
  });
  shortManifests.set(complete, text);
  return text;
}

/** The router's manifest, and the route modules of this page for the entry. */
const routesScript = (manifest: Manifest, own: readonly RouteEntry[]): string =>
  `window.__reactRouterManifest=${shortManifest(manifest)};luxeRoutes=${toScriptText(own.map(({ id, module }) => [id, module]))};`;

interface StartScriptOptions {
  /** Runtime module of the development server. All other files are loaded after this module. */
  readonly runtime: string | undefined;
  /** The files that run one after the other: the imports of the entry, then the entry. */
  readonly first: readonly string[];
  /** The other files of the page, which the entry imports. */
  readonly files: readonly string[];
}

/** Time in ms after which a page without a paint event (hidden or prerendered) starts anyway. */
const maxPaintWaitMs = 1000;

/**
 * Requests all files of the page, and runs React, the libraries and the entry in tasks of their own, so that
 * a slow device can respond to input in between. A file that fails is requested again by the module that
 * imports it. Stores the nonce as `__webpack_nonce__`: libraries that add style elements later
 * (styled-components, the scroll lock of dialogs) read it there.
 */
function startScript({ runtime, first, files }: StartScriptOptions): string {
  const run = `(async(first,files)=>{for(const href of[...first,...files])d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',nonce,href}));
for(const f of first){await new Promise(r=>setTimeout(r));await import(f).catch(()=>0)}})(${toScriptText(first)},${toScriptText([...new Set(files)])})`;
  return `((d,nonce,isStarted)=>{window.__webpack_nonce__=nonce;const start=()=>{if(isStarted)return;isStarted=true;delete d.documentElement.dataset.unpainted;
${runtime ? `import(${toScriptText(runtime)}).then(()=>{${run}})` : run}};
setTimeout(start,d.hidden?0:${maxPaintWaitMs});
new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})(document,document.currentScript.nonce)`;
}
