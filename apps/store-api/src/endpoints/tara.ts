import { callerName, createLimiter, takeAll, type Clock, type Limiter, type SharedCounts } from '@luxe/host';
import type { CallInput, Mount } from '../http/mount.ts';
import type { Asked } from '../modules/assistant/asked.ts';
import type { Assistant } from '../modules/assistant/assistant.ts';

interface TaraRouteParts {
  readonly assistant: Assistant;
  readonly clock: Clock;
  readonly shared?: SharedCounts | undefined;
}

type Question = Pick<CallInput<'askTara'>, 'caller' | 'address' | 'body'>;

/** Questions to Tara, the shopping assistant [TAR-02]. */
export function taraRoutes(mount: Mount, { assistant, clock, shared }: TaraRouteParts) {
  const limiter = (name: string, limit: number) =>
    createLimiter({ name, limit, windowMs: 10 * 60_000, shared, elapsed: () => clock.elapsed() });
  const byCustomer = limiter('store questions by customer', 60);
  // Many shoppers may share one address.
  const byNetwork = limiter('store questions by network', 600);

  const takeTurn = ({ caller, address }: Question): Promise<number | undefined> => {
    const own: (readonly [Limiter, string])[] =
      caller.kind === 'customer' ? [[byCustomer, String(caller.customerId)]] : [];
    return takeAll([...own, [byNetwork, callerName(address)]]);
  };

  mount('askTara', async (question) => {
    const wait = await takeTurn(question);
    if (wait !== undefined) throw question.retryableError('tooManyQuestions', wait);
    return assistant.ask(toAsked(question), { visitor: visitorOf(question) });
  });

  mount('streamTara', async ({ events, retryableError, ...question }) => {
    const wait = await takeTurn(question);
    if (wait !== undefined) throw retryableError('tooManyQuestions', wait);
    return assistant.ask(toAsked(question), {
      visitor: visitorOf(question),
      publish: events && ((sentence) => events.publish('sentence', sentence)),
      signal: events?.signal,
    });
  });
}

const toAsked = ({ caller, body }: Question): Asked => ({
  ...body,
  pincode: body.pincode,
  customerId: caller.kind === 'customer' ? caller.customerId : undefined,
});

/** Name of the visitor in the limit of a language model: a customer, or the network of a guest. */
const visitorOf = ({ caller, address }: Question): string =>
  caller.kind === 'customer' ? `customer ${caller.customerId}` : `network ${callerName(address)}`;
