import { expect, it, vi } from 'vitest';
import { toFailureReport, toPageReport } from './errorReports.ts';
import { sentrySink } from './sentry.ts';

it('sends Sentry envelopes with the side as a tag, and without page or personal data [ERR-05]', async () => {
  const sent: { url: string; body: string }[] = [];
  const send = vi.fn<typeof fetch>(async (url, init) => {
    sent.push({ url: String(url), body: String(init?.body) });
    return new Response('{}');
  });
  const sink = sentrySink('https://key@errors.example/42', send);
  void sink.send(toFailureReport({ where: 'orders', status: 503, code: 'UNAVAILABLE' }));
  void sink.send(toPageReport(new TypeError('phone 9812345670 is not a function'), 'render'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.url).toContain('https://errors.example/api/42/envelope/');
  const [call, page] = sent.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}'));
  expect(call).toMatchObject({
    level: 'error',
    tags: { side: 'Server Side', where: 'orders', code: 'UNAVAILABLE' },
  });
  expect(page.exception.values).toEqual([{ type: 'TypeError', value: 'phone # is not a function' }]);
  for (const event of [call, page]) {
    expect(Object.keys(event)).not.toContain('user');
    expect(Object.keys(event)).not.toContain('request');
    expect(Object.keys(event)).not.toContain('breadcrumbs');
  }
});
