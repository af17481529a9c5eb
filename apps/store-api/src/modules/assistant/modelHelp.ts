import type { TaraPlan, TaraVocabulary } from '@luxe/contract/tara-plan';
import { createLimiter, takeAll, type Clock, type SharedCounts } from '@luxe/host';
import type { Log } from '@luxe/host/log';
import type { AssistantModel } from '../assistant-model/assistantModel.ts';
import type { Sentence } from './asked.ts';
import { addToPlan, planMessages, planTool } from './modelPlan.ts';
import { createWording, wordingMessages, type WordingParts } from './modelWording.ts';

/** A language model that a shop has, and how often it helps a visitor in a day. */
export interface ModelAccess {
  readonly model: AssistantModel;
  readonly perVisitor: number;
}

/** How long a model may take, in milliseconds. A page waits 10 seconds for both together. */
export interface ModelLimits {
  readonly planMs: number;
  readonly wordingMs: number;
  /** A streamed answer may take longer, because the page shows its beginning. */
  readonly streamedMs: number;
}

interface ModelHelpOptions extends ModelAccess {
  readonly clock: Pick<Clock, 'elapsed'>;
  readonly shared?: SharedCounts | undefined;
  readonly limits?: ModelLimits | undefined;
  readonly log: Pick<Log, 'fault'>;
}

/** What a language model does for one question. Without an answer of the model, the shop's own stays. */
export interface ModelHelp {
  /**
   * Whether the model helps with one more question of the visitor. `network` is that of a guest, and
   * undefined for a customer.
   */
  begin(visitor: string, network?: string): Promise<boolean>;
  fillPlan(
    question: string,
    plan: TaraPlan,
    vocabulary: TaraVocabulary,
    signal?: AbortSignal,
  ): Promise<TaraPlan>;
  /**
   * Sentences about products. `publish` gets each one while the model writes the next. These stay in the
   * result when the model fails later.
   */
  word(
    parts: WordingParts,
    signal?: AbortSignal,
    publish?: (sentence: Sentence) => void,
  ): Promise<readonly Sentence[]>;
}

/**
 * How many guests of a network a model helps as much as each may be helped. A guest can get another token, so
 * this limits what the guests of a network cost.
 */
const guestsOfNetwork = 10;

const dayMs = 24 * 60 * 60_000;
const usualLimits: ModelLimits = { planMs: 3_000, wordingMs: 5_000, streamedMs: 20_000 };
const planTokens = 400;
const wordingTokens = 300;

/** After so many failures in a row, no question waits for the model for a while. */
const failureLimit = 3;
const pauseMs = 60_000;

/** Asks a language model within its limits. Its failures are logged, and never reach the shopper. */
export function createModelHelp({
  model,
  perVisitor,
  clock,
  shared,
  log,
  limits = usualLimits,
}: ModelHelpOptions): ModelHelp {
  const common = { windowMs: dayMs, shared, elapsed: () => clock.elapsed() };
  const byVisitor = createLimiter({
    ...common,
    name: 'store help of a model by visitor',
    limit: perVisitor,
  });
  const byNetwork = createLimiter({
    ...common,
    name: 'store help of a model by network',
    limit: perVisitor * guestsOfNetwork,
  });
  let failures = 0;
  let pausedUntil = 0;

  async function attempt<Result>(
    timeoutMs: number,
    caller: AbortSignal | undefined,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (caller?.aborted || clock.elapsed() < pausedUntil) return undefined;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = caller ? AbortSignal.any([timeout, caller]) : timeout;
    try {
      const result = await Promise.race([run(signal), whenAborted(signal)]);
      failures = 0;
      return result;
    } catch (error) {
      // A shopper who has left is no failure of the model.
      if (caller?.aborted) return undefined;
      failures += 1;
      if (failures >= failureLimit) {
        failures = 0;
        pausedUntil = clock.elapsed() + pauseMs;
      }
      log.fault('The language model of Tara', error);
      return undefined;
    }
  }

  return {
    async begin(visitor, network) {
      if (clock.elapsed() < pausedUntil) return false;
      const ofNetwork = network === undefined ? [] : [[byNetwork, network] as const];
      return (await takeAll([[byVisitor, visitor], ...ofNetwork])) === undefined;
    },

    async fillPlan(question, plan, vocabulary, caller) {
      const messages = planMessages(question, vocabulary);
      const reply = await attempt(limits.planMs, caller, (signal) =>
        model.complete({ messages, tool: planTool, maxTokens: planTokens, signal }),
      );
      const filled = reply?.toolArguments;
      return filled === undefined ? plan : addToPlan(plan, filled, vocabulary, question);
    },

    async word(parts, caller, publish) {
      const wording = createWording(parts);
      const messages = wordingMessages(parts.question, parts.matches);
      const sent: Sentence[] = [];
      let isOver = false;
      const send = (sentence: Sentence) => {
        sent.push(sentence);
        publish?.(sentence);
      };
      const onText =
        publish &&
        ((text: string) => {
          // A model may write on after its time.
          if (!isOver) wording.add(text).forEach(send);
        });
      const reply = await attempt(publish ? limits.streamedMs : limits.wordingMs, caller, (signal) =>
        model.complete({ messages, maxTokens: wordingTokens, signal, ...(onText && { onText }) }),
      );
      isOver = true;
      // The shopper has read these sentences, and each has passed the check.
      if (!reply) return sent;
      if (!onText) wording.add(reply.text);
      // The last line of a model has no line break, so it is complete only now.
      wording.end().slice(sent.length).forEach(send);
      return sent;
    },
  };
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
