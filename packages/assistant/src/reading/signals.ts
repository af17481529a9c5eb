import type { TaraPlan } from '@luxe/contract/tara-plan';
import type { Meaning, Position } from '../dictionary/meaning.ts';
import { entriesOf, soundKey } from '../dictionary/phrases.ts';
import type { Span } from '../dictionary/readSpans.ts';
import { addressWords } from '../lexicon/people.ts';

type OpenField = Extract<Meaning, { kind: 'open' }>['field'];

/** What a request states besides the traits of products. */
export interface Signals {
  /** Intents that the words state clearly. */
  readonly strong: ReadonlySet<TaraPlan['intent']>;
  /** Intents that decide only if nothing else does. */
  readonly weak: ReadonlySet<TaraPlan['intent']>;
  readonly topic: string | null;
  readonly sort: TaraPlan['sort'];
  readonly occasion: string | null;
  readonly recipient: TaraPlan['recipient'];
  readonly refersTo: readonly number[];
  /** Lists that the shopper opens again: "any colour". */
  readonly opened: ReadonlySet<OpenField>;
  readonly isReset: boolean;
  /** Whether words such as "now" or "same" connect the request with the one before. */
  readonly isCarried: boolean;
  /** Whether the request leaves open what is wanted: "something nice". */
  readonly isVague: boolean;
}

/** Reads the signals. `shown`: number of products in the last answer. `negated`: positions after a "not". */
export function readSignals(spans: readonly Span[], negated: ReadonlySet<number>, shown: number): Signals {
  const strong = new Set<TaraPlan['intent']>();
  const weak = new Set<TaraPlan['intent']>();
  const opened = new Set<OpenField>();
  const refersTo = new Set<number>();
  const kinds = new Set(spans.map(({ meaning }) => meaning.kind));
  const recipients: NonNullable<TaraPlan['recipient']>[] = [];
  let topic: string | null = null;
  let sort: TaraPlan['sort'] = 'relevance';
  let occasion: string | null = null;
  for (const [at, { meaning }] of spans.entries())
    switch (meaning.kind) {
      case 'intent':
        (meaning.isWeak ? weak : strong).add(meaning.intent);
        topic ??= meaning.topic;
        break;
      case 'sort':
        if (!negated.has(at)) sort = meaning.sort;
        else if (meaning.sort === 'price-desc') sort = 'price-asc';
        break;
      case 'occasion':
        occasion ??= meaning.occasion;
        break;
      case 'recipient':
        if (!isAddress(spans, at)) recipients.push(meaning.recipient);
        break;
      case 'position':
        for (const position of positionsOf(meaning.at, shown)) refersTo.add(position);
        break;
      case 'this':
        if (shown === 1) refersTo.add(1);
        break;
      case 'open':
        opened.add(meaning.field);
        break;
    }
  const person = recipients.find((recipient) => recipient !== 'home') ?? recipients[0];
  return {
    strong,
    weak,
    topic,
    sort,
    occasion,
    recipient: person ?? (occasion === 'housewarming' ? 'home' : null),
    refersTo: [...refersTo],
    opened,
    isReset: kinds.has('reset'),
    isCarried: kinds.has('carry'),
    isVague: kinds.has('vague'),
  };
}

const addressSounds: ReadonlySet<string> = new Set(entriesOf(addressWords).map(soundKey));

/** Whether a word for a relative addresses the assistant: it stands alone, or at the end after a verb. */
function isAddress(spans: readonly Span[], at: number): boolean {
  const [before, word, after] = [spans[at - 1], spans[at], spans[at + 1]];
  const isEdge = (span: Span | undefined) => span === undefined || span.meaning.kind === 'mark';
  const followsVerb = before?.meaning.kind === 'filler' && before.isHindi === true;
  return addressSounds.has(word?.tokens[0]?.sound ?? '') && isEdge(after) && (isEdge(before) || followsVerb);
}

/** Positions from 1, without those beyond the last answer. */
function positionsOf(at: Position, shown: number): number[] {
  const positions: Record<Exclude<Position, number>, number[]> = {
    last: [shown],
    both: [1, 2],
    'first two': [1, 2],
    'first three': [1, 2, 3],
    'last two': [shown - 1, shown],
  };
  return (typeof at === 'number' ? [at] : positions[at]).filter(
    (position) => position >= 1 && position <= shown,
  );
}
