/**
 * Runs before the first paint: marks the page as unpainted (`PageScripts` takes the mark off), and copies the small readable cookie
 * `luxe_hint` to `<html data-hint>`, so that icons stand where they will stay. The page itself is the same for every shopper and cannot
 * know. The cookie is asked for without waiting where the browser can: `document.cookie` holds up the parser until another process answers.
 */
export const firstScript = `((d,e,t)=>{e.unpainted='';t=v=>e.hint=/^s[01]c[01]$/.test(v)?v:'s0c0';window.cookieStore?cookieStore.get('luxe_hint').then(c=>t(c?.value),()=>0):t(/(?:^|; )luxe_hint=(\\w+)/.exec(d.cookie)?.[1])})(document,document.documentElement.dataset)`;
