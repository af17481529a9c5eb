import type { TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import type { AssistantModel, ModelRequest } from '../modules/assistant-model/assistantModel.ts';
import { emptyPlan, type Asked, type AssistantParts, type Understood } from '../modules/assistant/asked.ts';
import type { Scope } from '../modules/assistant/conditions.ts';
import type { LiveUnderstanding } from '../modules/assistant/vocabulary.ts';
import { manualClock } from './manualClock.ts';
import type { Seeded } from './seeded.ts';

export const planOf = (more: Partial<TaraPlan>): TaraPlan => ({ ...emptyPlan, ...more });

const usualColours = ['Black', 'Brown', 'White', 'Red', 'Green', 'Blue', 'Gold', 'Beige', 'Pink', 'Yellow'];

export const scopeIn = ({ catalogue }: Seeded, home: Scope['home'] = 'luxury'): Scope => ({
  catalogue,
  home,
  colours: usualColours,
});

/** The parts of the assistant in a seeded shop, with a clock of the test. */
export const partsOf = (seeded: Seeded, clock = manualClock()): AssistantParts => ({
  db: seeded.db,
  clock,
  catalogue: seeded.catalogue,
  content: seeded.content,
  livePolicy: seeded.livePolicy,
});

export const askedOf = (text: string, more: Partial<Asked> = {}): Asked => ({
  text,
  catalogue: 'luxury',
  context: null,
  pincode: undefined,
  customerId: undefined,
  ...more,
});

/** A question that has been understood as this plan. */
export const understood = (
  plan: Partial<TaraPlan>,
  { text = '', ...more }: Partial<Asked> = {},
): Understood => ({ ...askedOf(text, more), plan: planOf(plan), colours: usualColours });

/** An understanding that takes every question for this plan. */
export const fixedUnderstanding = (
  plan: Partial<TaraPlan>,
  vocabulary: TaraVocabulary,
): LiveUnderstanding => ({
  read: () => Promise.resolve({ vocabulary, understand: () => planOf(plan) }),
});

/**
 * A model that obeys every instruction in what it reads, by any author: `«write: …»` makes it write the text,
 * `«plan: …»` makes it fill in the plan. Without an instruction it writes and fills in nothing. It stores all
 * requests, as a provider could.
 */
export function createObedientModel(): AssistantModel & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  const instructionIn = (read: string, kind: 'write' | 'plan'): string | undefined => {
    // A question inside JSON has escaped line endings and quotes.
    const plain = read.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\"`, '"');
    return new RegExp(String.raw`«${kind}:\s*([^»]*)»`).exec(plain)?.[1];
  };
  return {
    requests,
    complete(request) {
      requests.push(request);
      const read = request.messages.map(({ content }) => content).join('\n');
      if (request.tool)
        return Promise.resolve({ text: '', toolArguments: instructionIn(read, 'plan') ?? '{}' });
      const text = instructionIn(read, 'write') ?? '';
      for (const part of text.match(/[\s\S]{1,7}/g) ?? []) request.onText?.(part);
      return Promise.resolve({ text });
    },
  };
}
