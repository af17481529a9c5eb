import { callSamples } from '@luxe/contract/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '../testing/fakeStore.ts';
import { createTestApp } from '../testing/testApp.ts';
import { buildForTest } from '../testing/testBuild.ts';
import type { PageBuild } from './build.ts';

let build: PageBuild;
beforeAll(async () => void ({ build } = await buildForTest()), 600_000);
const open = () => createTestApp({ publicOrigin: 'https://shop.example', isDemo: false }, build);
const headingsOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, heading]) => heading);

describe('the pages of Tara [TAR-01]', () => {
  it.each([
    ['/launch-tara', 'Tara', 'Tara, your shopping assistant | LUXE'],
    ['/ask-tara?q=a+gift', 'Tara', 'Tara, your shopping assistant | LUXE'],
    ['/results?q=a+gift', '“a gift”', 'Results from Tara | LUXE'],
    ['/result-not-found?q=a+gift', 'Nothing for “a gift”', 'Nothing found by Tara | LUXE'],
  ])('%s has its heading and title, no footer, and is not indexed', async (path, h1, title) => {
    const { app } = await open();
    const { statusCode, body } = await app.inject(path);
    expect(statusCode).toBe(200);
    expect(headingsOf(body)).toEqual([h1]);
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain('<footer');
  });

  it('greet with the sentence of the specification and the hints of the catalogue [CON-09]', async () => {
    const { app, store } = await open();
    const { body } = await app.inject('/launch-tara?catalogue=indiluxe');
    expect(body).toContain('Hi, I am your AI powered Shopping Assistant*');
    for (const hint of callSamples.taraHints.hints) expect(body).toContain(encodeURIComponent(hint));
    const request = store.requests.find(({ name }) => name === 'taraHints');
    expect(request?.url.searchParams.get('catalogue')).toBe('indiluxe');
  });

  it('work without hints, when another back end lacks them', async () => {
    const { app, store } = await open();
    store.setResponse('taraHints', { status: 404, body: errorBody('C4041', 'None') });
    const { statusCode, body } = await app.inject('/launch-tara');
    expect(statusCode).toBe(200);
    expect(body).toContain('Hi, I am your AI powered Shopping Assistant*');
    expect(body).not.toContain('What you can ask');
  });

  it('ask nothing on the server', async () => {
    const { app, store } = await open();
    for (const path of ['/ask-tara?q=a+gift', '/results?q=a+gift']) await app.inject(path);
    expect(store.names()).not.toContain('askTara');
    expect(store.names()).not.toContain('streamTara');
  });

  it.each(['/results', '/result-not-found', '/ask-tara'])(
    'show the words of the shopper as text only: %s',
    async (path) => {
      const { app } = await open();
      const hostile = encodeURIComponent('"><script>alert(1)</script>');
      const { body } = await app.inject(`${path}?q=${hostile}&about=${hostile}`);
      expect(body).not.toContain('<script>alert');
    },
  );
});
