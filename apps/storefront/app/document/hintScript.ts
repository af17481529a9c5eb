/**
 * Runs before the first paint: says on `<html>` whether the shopper is signed in and has a cart, as the small readable cookie `luxe_hint` (`s1c0`)
 * tells, so that icons stand where they will stay. The page itself is the same for every shopper and cannot know.
 */
export const hintScript = `(function(d,m){m=/(?:^|; )luxe_hint=s([01])c([01])/.exec(d.cookie)||[];d=d.documentElement.dataset;if(m[1]==='1')d.signedIn='';if(m[2]==='1')d.hasCart=''})(document)`;
