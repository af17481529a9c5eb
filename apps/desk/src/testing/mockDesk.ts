import { deskCalls, deskPictureUpload, type DeskCallName, type DeskResponse } from '@luxe/contract/desk';
import { deskCallSamples } from '@luxe/contract/desk-samples';
import { isLate, lateRequests, Reply, withMock } from '@luxe/contract/testing';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

/** A request of a mocked call. */
export interface MockRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer<Name extends DeskCallName> = DeskResponse<Name> | Reply;
export type DeskOverrides = {
  readonly [Name in DeskCallName]?: Answer<Name> | ((request: MockRequest) => Answer<Name>);
};

/** A failed connection. */
export const noConnection = new Reply(0, undefined, { broken: 'offline' });
/** A response that never comes. */
export const noAnswer = new Reply(200, {}, { wait: 'forever' });

/**
 * MSW handlers for every call of the desk, which answer with the samples of the contract. `overrides` replace
 * the responses of single calls.
 */
export const mockDesk = (overrides: DeskOverrides = {}): HttpHandler[] =>
  withMock(handlersOf(overrides), { kind: 'desk', overrides });

const handlersOf = (overrides: DeskOverrides): HttpHandler[] => [
  ...(Object.keys(deskCalls) as DeskCallName[]).map((name) => {
    const { method, path } = deskCalls[name];
    const address = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return http[method === 'GET' ? 'get' : 'post'](address, async ({ request, params, requestId }) => {
      const override = overrides[name] as Answer<typeof name> | ((given: MockRequest) => unknown) | undefined;
      const given = {
        params: params as Record<string, string>,
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: method === 'POST' ? await request.json() : undefined,
        headers: request.headers,
      };
      const answer = typeof override === 'function' ? override(given) : override;
      const reply = answer instanceof Reply ? answer : new Reply(200, answer ?? deskCallSamples[name]);
      if (isLate(reply)) lateRequests.add(requestId);
      if (reply.wait) await delay(reply.wait === 'forever' ? 'infinite' : reply.wait);
      if (reply.broken === 'offline') return HttpResponse.error();
      return HttpResponse.json(reply.body as never, { status: reply.status });
    });
  }),
  http.get('*/desk/api/returns/:returnId/photos/:photoId', () => photo.clone()),
  http.get('*/desk/api/content-pictures/:file', () => photo.clone()),
  http.post(`*${deskPictureUpload.path}`, () =>
    HttpResponse.json({ picture: deskCallSamples.contentPictures.pictures[0] }),
  ),
  http.get('*/desk/api/mails/:mailId/html', () =>
    HttpResponse.html('<!doctype html><title>Message</title><p>Hello Ananya, we have your order.</p>'),
  ),
];

/** A picture of one colour. */
const photo = new HttpResponse(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#876" d="M0 0h8v8H0z"/></svg>',
  { headers: { 'content-type': 'image/svg+xml' } },
);
