import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Signals } from './signals.ts';

/** What a request names, besides its intent. */
interface Named {
  readonly hasOrderCode: boolean;
  readonly hasPincode: boolean;
  readonly hasCategory: boolean;
  /** Whether the request has any trait, price, size, recipient or occasion. */
  readonly hasConstraints: boolean;
  /** Whether the request is about size, but names none of the shop. */
  readonly hasOpenSize: boolean;
  /** Whether the request has words that mean nothing to the shop. */
  readonly hasUnknown: boolean;
}

/** The intent of a request. Clear words decide first, in a fixed order. */
export function decideIntent(signals: Signals, named: Named): TaraPlan['intent'] {
  const { strong, weak } = signals;
  const intents: readonly (readonly [TaraPlan['intent'], boolean])[] = [
    ['person', strong.has('person')],
    ['order', strong.has('order') || named.hasOrderCode],
    ['compare', strong.has('compare')],
    ['size', strong.has('size')],
    ['policy', signals.topic !== null],
    ['size', named.hasOpenSize && named.hasConstraints],
    ['delivery', weak.has('delivery') && (named.hasPincode || !named.hasCategory)],
    ['order', weak.has('order') && !named.hasConstraints && !strong.has('gift')],
    ['gift', strong.has('gift')],
    ['delivery', named.hasPincode && !named.hasConstraints],
    ['find', named.hasConstraints || signals.isReset || signals.isVague || signals.refersTo.length > 0],
    ['find', signals.opened.size > 0 || signals.sort !== 'relevance'],
    ['chat', weak.has('chat') || !named.hasUnknown],
  ];
  return intents.find(([, isMeant]) => isMeant)?.[0] ?? 'find';
}
