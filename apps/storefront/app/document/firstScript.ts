/**
 * Runs before the first paint: marks the page as unpainted (`PageScripts` takes the mark off), and says on `<html>` whether the shopper is
 * signed in and has a cart, as the small readable cookie `luxe_hint` (`s1c0`) tells, so that icons stand where they will stay. The page itself is the same for every shopper and cannot know.
 */
export const firstScript = `((d,m)=>{m=/(?:^|; )luxe_hint=s([01])c([01])/.exec(d.cookie)||[];d=d.documentElement.dataset;d.unpainted='';if(m[1]>0)d.signedIn='';if(m[2]>0)d.hasCart=''})(document)`;
