import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router-dom';
import { toScriptText } from '../head/toScriptText.ts';
import { screenAt } from '../screens/lazyScreens.ts';
import { useRenderData } from './renderData.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { scrollScript } from './scrollScript.ts';

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
  const files = [
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [] }) => imports),
    ...(screen ? preloads(screen) : []),
  ];
  const start = startScript({
    runtime: manifest.hmr?.runtime,
    files: [...new Set(files)],
    routes,
    manifest: manifest.url,
    entry: manifest.entry.module,
  });
  const html =
    scrollScript + earlyPressesScript + contextScript(withoutUnset(serverHandoffString), routerData) + start;
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

interface StartScriptOptions {
  /** Runtime module of the development server. All other files are loaded after this module. */
  readonly runtime: string | undefined;
  /** Files that the routes and the entry import. */
  readonly files: readonly string[];
  readonly routes: readonly { readonly id: string; readonly module: string }[];
  /** The router's manifest, which the entry reads. */
  readonly manifest: string;
  readonly entry: string;
}

/** Time in ms after which a page without a paint event (hidden or prerendered) starts anyway. */
const maxPaintWaitMs = 1000;

/**
 * Requests and runs each file in its own task, so that a slow device can respond to input in between. Stores
 * the nonce as `__webpack_nonce__`: libraries that add style elements later (styled-components, the scroll
 * lock of dialogs) read it there.
 */
function startScript({ runtime, files, routes, manifest, entry }: StartScriptOptions): string {
  const ids = routes.map(({ id }) => id);
  const modules = [...routes.map(({ module }) => module), manifest];
  // A route module that fails to load stops the start. Any other file that fails is requested again by the
  // module that imports it.
  const run = `(async(files,modules,m,each)=>{each([...files,...modules,entry],href=>d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',nonce,href})));
await each(files,f=>import(f).catch(()=>0));
await each(modules,async f=>m.push(await import(f)));
window.__reactRouterRouteModules=Object.fromEntries(${toScriptText(ids)}.map((id,i)=>[id,m[i]]));import(entry)})(${toScriptText(files)},${toScriptText(modules)},[],async(list,f)=>{for(const one of list){await new Promise(r=>setTimeout(r));await f(one)}})`;
  return `((d,nonce,entry,isStarted)=>{window.__webpack_nonce__=nonce;const start=()=>{if(isStarted)return;isStarted=true;delete d.documentElement.dataset.unpainted;
${runtime ? `import(${toScriptText(runtime)}).then(()=>{${run}})` : run}};
setTimeout(start,d.hidden?0:${maxPaintWaitMs});
new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})(document,document.currentScript.nonce,${toScriptText(entry)})`;
}
