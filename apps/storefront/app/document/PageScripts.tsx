import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router-dom';
import { toScriptText } from '../head/toScriptText.ts';
import { screenAt } from '../screens/screens.ts';
import { useAnswer } from './answer.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { scrollScript } from './scrollScript.ts';

/**
 * The one script at the end of a page, written by the server in place of the router's own `Scripts`. It asks for the files of the page when
 * the page has been painted, and lets its lazy pictures come: what is seen has the line and the processor to itself, and what is pressed was
 * seen first.
 */
export function PageScripts() {
  const { nonce, handOff = '', preloads } = useAnswer();
  const framework = useContext(FrameworkContext);
  const screen = screenAt(useLocation().pathname);
  const matches = useMatches();
  if (!framework) throw new Error('PageScripts stands outside the router.');
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
    scrollScript + earlyPressesScript + contextScript(withoutUnset(serverHandoffString), handOff) + start;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The router's settings without the switches that are off: twenty words of every page. */
function withoutUnset(settings: string): string {
  const { future, ...rest } = JSON.parse(settings) as { future?: Record<string, boolean> };
  const set = Object.entries(future ?? {}).filter(([, isOn]) => isOn);
  return toScriptText({ ...rest, future: Object.fromEntries(set) });
}

/** What the router's browser half reads: its settings, and what the root has loaded as one piece of a stream. */
const contextScript = (settings: string, handOff: string) =>
  `window.__reactRouterContext=${settings};__reactRouterContext.stream=new Response(${toScriptText(handOff)}).body;`;

interface Start {
  /** Of the development server; everything else waits for it. */
  readonly runtime: string | undefined;
  /** What the routes and the entry import. */
  readonly files: readonly string[];
  readonly routes: readonly { readonly id: string; readonly module: string }[];
  /** Where the routes are, for the entry. */
  readonly manifest: string;
  readonly entry: string;
}

/** Milliseconds after which a page that tells of no paint (hidden, or drawn in advance) starts all the same. */
const longestWait = 1000;

/**
 * Each file is asked for, and runs, in a task of its own: a slow processor answers a finger in between. The nonce stands under the name
 * by which whatever adds style elements later (styled-components, the scroll lock of a dialog) looks for it.
 */
function startScript({ runtime, files, routes, manifest, entry }: Start): string {
  const ids = routes.map(({ id }) => id);
  const modules = [...routes.map(({ module }) => module), manifest];
  // A route that fails to load fails the start; a file that does is tried again by whoever imports it.
  const run = `(async(files,modules,m,each)=>{each([...files,...modules,entry],href=>d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',nonce,href})));
await each(files,f=>import(f).catch(()=>0));
await each(modules,async f=>m.push(await import(f)));
window.__reactRouterRouteModules=Object.fromEntries(${toScriptText(ids)}.map((id,i)=>[id,m[i]]));import(entry)})(${toScriptText(files)},${toScriptText(modules)},[],async(list,f)=>{for(const one of list){await new Promise(r=>setTimeout(r));await f(one)}})`;
  return `((d,nonce,entry,isStarted)=>{window.__webpack_nonce__=nonce;const start=()=>{if(isStarted)return;isStarted=true;delete d.documentElement.dataset.unpainted;
${runtime ? `import(${toScriptText(runtime)}).then(()=>{${run}})` : run}};
setTimeout(start,d.hidden?0:${longestWait});
new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})(document,document.currentScript.nonce,${toScriptText(entry)})`;
}
