import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTwilio } from './twilio.ts';

const requests: { url: string | undefined; authorization: string | undefined; body: string }[] = [];
let status = 201;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 201 ? { sid: 'SM1' } : { code: 21211, message: 'Invalid To' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());

const sms = () =>
  createTwilio({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accountSid: 'AC1',
    authToken: 'a long secret token',
    messagingServiceSid: 'MG1',
  });

it('sends a text message to an Indian number', async () => {
  await sms().send('9876543210', '482140 is your LUXE code.');
  expect(requests).toEqual([
    {
      url: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${btoa('AC1:a long secret token')}`,
      body: 'To=%2B919876543210&MessagingServiceSid=MG1&Body=482140+is+your+LUXE+code.',
    },
  ]);
});

it('reports the reason of a message that is not accepted, without its text', async () => {
  status = 400;
  const failure = await sms()
    .send('9876543210', '482140')
    .catch((error: unknown) => String(error));
  expect(failure).toContain('400 21211 Invalid To');
  expect(failure).not.toContain('482140');
});
