import {
  deskRules,
  findByShape,
  findCallDisagreements,
  findDisagreements,
  rules,
  type Responses,
} from '@luxe/contract/agreement';
import { calls, type CallName } from '@luxe/contract/calls';
import type { DeskCallName } from '@luxe/contract/desk';
import { deskSchemas } from '@luxe/contract/desk-schemas';
import { schemas } from '@luxe/contract/schemas';
import { isLate, mockOf, Reply, type Mock, type MockRequest } from '@luxe/contract/testing';
import type { HttpHandler } from 'msw';

/** A story with what it shows, as its module exports it. */
export interface StoryData {
  readonly args: Readonly<Record<string, unknown>>;
  readonly handlers: readonly HttpHandler[];
}

/** Messages for the args and the mocked responses of a story that disagree. */
export const findStoryFaults = ({ args, handlers }: StoryData): string[] => [
  ...findByShape(args, [...rules, ...deskRules], 'args'),
  ...findMockFaults(handlers),
];

/** The faults of handlers that several stories share are found once. */
const known = new WeakMap<readonly HttpHandler[], string[]>();

function findMockFaults(handlers: readonly HttpHandler[]): string[] {
  const faults = known.get(handlers) ?? findFaults(mockOf(handlers));
  known.set(handlers, faults);
  return faults;
}

function findFaults(mock: Mock | undefined): string[] {
  if (mock?.kind === 'shop') return findShopFaults(mock);
  if (mock?.kind !== 'desk') return [];
  return Object.entries(mock.overrides).flatMap(([name, override]) => {
    const { response: schema } = deskSchemas[name as DeskCallName];
    const body = bodyOf(override);
    return body === undefined ? [] : findFaultsOf(name, schema, body, deskRules);
  });
}

const noRequest: MockRequest = { params: {}, query: {}, body: {} };

function findShopFaults({ shop, overrides }: Extract<Mock, { kind: 'shop' }>): string[] {
  const names = (Object.keys(calls) as CallName[]).filter(
    (name) => isRead(name) || bodyOf(overrides[name]) !== undefined,
  );
  const responses = new Map<CallName, unknown>();
  for (const name of names) {
    const body = bodyOf(shop.respond(name, noRequest));
    if (body !== undefined) responses.set(name, body);
  }
  return [
    ...[...responses].flatMap(([name, body]) => findFaultsOf(name, schemas[name].response, body, rules)),
    ...findCallDisagreements(Object.fromEntries(responses) as Responses),
  ];
}

const isRead = (name: CallName) => calls[name].method === 'GET' && calls[name].audience === 'shopper';

/** The body of a successful response; `undefined` for any other and for a function. */
function bodyOf(override: unknown): unknown {
  if (typeof override === 'function') return undefined;
  if (!(override instanceof Reply)) return override;
  return override.status === 200 && !override.broken && !isLate(override) ? override.body : undefined;
}

const findFaultsOf = (
  name: string,
  schema: Parameters<typeof findDisagreements>[0],
  body: unknown,
  ofRules: typeof rules,
): string[] => {
  const { error } = schema.safeParse(body);
  return error
    ? [`${name}: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')}`]
    : findDisagreements(schema, body, ofRules, name);
};
