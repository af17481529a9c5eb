import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useLocation, useMatches } from 'react-router-dom';
import { toScriptText } from '../head/toScriptText.ts';
import { screenAt } from '../screens/screens.ts';
import { useAnswer } from './answer.ts';
import { earlyPressesScript } from './earlyPresses.ts';
import { scrollScript } from './scrollScript.ts';

/**
 * The one script at the end of a page, written by the server in place of the router's own `Scripts`. It asks for the files of the page when
 * the page has been painted: what is seen has the line and the processor to itself, and what is pressed was seen first.
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
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ imports = [] }) => imports),
    ...(screen ? preloads(screen) : []),
  ];
  const start = startScript({
    files: [...new Set(files)],
    first: [...(manifest.hmr?.runtime ? [manifest.hmr.runtime] : []), manifest.url],
    routes,
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
  `window.__reactRouterContext=${settings};__reactRouterContext.stream=new ReadableStream({start(c){c.enqueue(${toScriptText(handOff)});c.close()}}).pipeThrough(new TextEncoderStream());`;

interface Start {
  /** Fetched at once, run when one of the others imports them. */
  readonly files: readonly string[];
  /** Run before the routes. */
  readonly first: readonly string[];
  readonly routes: readonly { readonly id: string; readonly module: string }[];
  readonly entry: string;
}

/** Milliseconds after which a page that tells of no paint (hidden, or drawn in advance) starts all the same. */
const longestWait = 1000;

function startScript({ files, first, routes, entry }: Start): string {
  const ids = routes.map(({ id }) => id);
  const modules = routes.map(({ module }) => module);
  return `((d,nonce,all,isStarted)=>{const start=()=>{if(isStarted)return;isStarted=true;
for(const href of ${toScriptText(files)})d.head.append(Object.assign(d.createElement('link'),{rel:'modulepreload',nonce,href}));
all(${toScriptText(first)}).then(()=>all(${toScriptText(modules)})).then(m=>{window.__reactRouterRouteModules=Object.fromEntries(${toScriptText(ids)}.map((id,i)=>[id,m[i]]));import(${toScriptText(entry)})})};
setTimeout(start,d.hidden?0:${longestWait});
new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&start()).observe({type:'paint',buffered:true})})(document,document.currentScript.nonce,files=>Promise.all(files.map(f=>import(f))))`;
}
