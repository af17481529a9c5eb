import { createLimiter, takeAll, type Clock, type SharedCounts } from '@luxe/host';
import { limitKeysOf } from '../http/limitKeys.ts';
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
  const byVisitor = limiter('store questions by visitor', 60);
  // Many shoppers may share one address.
  const byNetwork = limiter('store questions by network', 600);

  const takeTurn = (question: Question): Promise<number | undefined> => {
    const { visitor, network } = limitKeysOf(question);
    return takeAll([
      [byVisitor, visitor],
      [byNetwork, network],
    ]);
  };

  mount('askTara', async (question) => {
    const wait = await takeTurn(question);
    if (wait !== undefined) throw question.retryableError('tooManyQuestions', wait);
    return assistant.ask(toAsked(question), helpKeysOf(question));
  });

  mount('streamTara', async ({ events, retryableError, ...question }) => {
    const wait = await takeTurn(question);
    if (wait !== undefined) throw retryableError('tooManyQuestions', wait);
    return assistant.ask(toAsked(question), {
      ...helpKeysOf(question),
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

/** Keys of a question in the limits of a language model. Customers do not share that of their network. */
function helpKeysOf(question: Question) {
  const { visitor, network } = limitKeysOf(question);
  return { visitor, network: question.caller.kind === 'customer' ? undefined : network };
}
