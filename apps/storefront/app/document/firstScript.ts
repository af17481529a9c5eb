/**
 * Runs before the first paint. Marks the page as unpainted (`PageScripts` removes the mark). Copies the
 * readable cookie `luxe_hint` to `<html data-hint>`, so that the header's icons do not move later. The HTML
 * is the same for every shopper, so it cannot contain this hint. Reads the cookie asynchronously where
 * possible, because `document.cookie` blocks the parser until another process responds.
 */
export const firstScript = `((d,e,t)=>{e.unpainted='';t=v=>e.hint=/^s[01]c[01]$/.test(v)?v:'s0c0';window.cookieStore?cookieStore.get('luxe_hint').then(c=>t(c?.value),()=>0):t(/(?:^|; )luxe_hint=(\\w+)/.exec(d.cookie)?.[1])})(document,document.documentElement.dataset)`;
