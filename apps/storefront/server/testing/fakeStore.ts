import { calls, type CallName, type Endpoint } from '@luxe/contract/calls';
import { callSamples } from '@luxe/contract/samples';

/** One request that reached the fake store. */
interface Seen {
  readonly name: CallName | undefined;
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
}

/** `text` is sent as it is, in place of JSON; `silent` never answers. */
type Answer =
  { status?: number; body?: unknown; text?: string; headers?: Record<string, string> } | 'silent' | Error;
type Answering = Answer | ((seen: Seen, times: number) => Answer);

/** Plays the store, the identity provider and the content service in place of `fetch`: the contract's samples, unless told otherwise. */
export interface FakeStore {
  readonly fetch: typeof fetch;
  readonly seen: Seen[];
  /** Names of the calls that arrived, in order. */
  names(): (CallName | undefined)[];
  /** Answers a call so from now on; an Error is a network that is down. */
  answer(name: CallName, answering: Answering): void;
  /** Nothing answers any more. */
  goDown(): void;
  /** All is as it was at first. */
  comeBack(): void;
}

export function createFakeStore(): FakeStore {
  const seen: Seen[] = [];
  const answers = new Map<CallName, Answering>();
  const times = new Map<CallName, number>();
  let isDown = false;
  return {
    seen,
    names: () => seen.map(({ name }) => name),
    answer: (name, answering) => void answers.set(name, answering),
    goDown: () => (isDown = true),
    comeBack() {
      isDown = false;
      answers.clear();
    },
    fetch: async (input, init = {}) => {
      const url = new URL(String(input));
      const method = init.method ?? 'GET';
      const name = findCall(method, url.pathname);
      const request: Seen = {
        name,
        url,
        method,
        headers: new Headers(init.headers),
        body: String(init.body ?? ''),
      };
      seen.push(request);
      if (isDown) throw new TypeError('fetch failed');
      if (!name) return new Response('{}', { status: url.pathname === '/readyz' ? 200 : 404 });
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      const told = answers.get(name) ?? {};
      const answer = typeof told === 'function' ? told(request, count) : told;
      if (answer instanceof Error) throw answer;
      if (answer === 'silent') return untilAborted(init.signal);
      return new Response(answer.text ?? JSON.stringify(answer.body ?? callSamples[name]), {
        status: answer.status ?? 200,
        headers: { 'content-type': 'application/json', ...answer.headers },
      });
    },
  };
}

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<never>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

export const refusalBody = (errorCode: string, message: string) => ({
  status: 'FAILURE',
  errorCode,
  errors: [{ type: errorCode, message }],
});

function findCall(method: string, path: string): CallName | undefined {
  const found = (Object.entries(calls) as [CallName, Endpoint][]).filter(
    ([, endpoint]) => endpoint.method === method && toPattern(endpoint.path).test(path),
  );
  // The fewest parameters: `users/anonymous/…` before `users/{user}/…`.
  return found.sort((a, b) => a[1].path.split('{').length - b[1].path.split('{').length)[0]?.[0];
}

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.]/g, '\\.')
      .replace(/\{\w+\*\}/g, '.+')
      .replace(/\{\w+\}/g, '[^/]+')}$`,
  );
