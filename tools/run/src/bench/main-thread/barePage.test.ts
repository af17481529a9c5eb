import { expect, test } from 'vitest';
import { openBarePages, textsOf } from './barePage.ts';

test('the texts of a page are those that a shopper sees', () => {
  const html = `<html><head><title>Home</title></head><body class="a"><style>p{}</style>
    <p>Bags &amp; <b>more</b></p><script>const a = '<p>no</p>';</script><p> </p><p>It&#x27;s &lt;new&gt;</p></body></html>`;
  expect(textsOf(html)).toEqual(['Bags &', 'more', "It's <new>"]);
});

test('a bare page contains its texts and the script that hydrates it', async () => {
  const bare = await openBarePages();
  try {
    const url = bare.add(['Bags & more', '</script>']);
    const html = await (await fetch(url)).text();
    expect(html).toContain('<p>Bags &amp; more</p>');
    expect(html).toContain('["Bags & more","\\u003c/script>"]');
    const script = await (await fetch(new URL('/script.js', url))).text();
    expect(script).toContain('hydrateRoot');
    expect(script).not.toContain('Download the React DevTools');
    expect((await fetch(new URL('/9', url))).status).toBe(404);
  } finally {
    await bare.close();
  }
});
