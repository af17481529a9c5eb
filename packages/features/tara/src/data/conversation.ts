import type { TaraContext } from '@luxe/contract/calls';
import { cleanText, type Catalogue } from '@luxe/format';
import type { AnswerModel } from './toAnswerModel.ts';

/** What is known of a question once Tara has answered it. */
export interface Answered {
  readonly answer: AnswerModel;
  /** The next question of the conversation is sent with it. */
  readonly context: TaraContext;
  /** Milliseconds since the Unix epoch. */
  readonly answeredAt: number;
}

/** A question and its answer. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  /** Undefined while Tara looks for the answer, and after a failure. */
  readonly answered?: Answered | undefined;
}

export interface Conversation {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** Oldest first; never empty. */
  readonly turns: readonly Turn[];
}

type Conversations = readonly Conversation[];

/** How many conversations a device stores, the newest ones. */
export const maxConversations = 5;
/** How many questions of a conversation are stored, the newest ones. */
export const maxTurns = 20;

/** Milliseconds after which the facts of an answer may have changed. */
export const freshMs = 30 * 60_000;

export const titleOf = ({ turns }: Conversation): string => turns[0]?.question ?? '';

/** The context for the next question, or for asking a question of the conversation again. */
export function contextBefore({ turns }: Conversation, turnId?: string): TaraContext | null {
  const at = turns.findIndex(({ id }) => id === turnId);
  const before = at < 0 ? turns : turns.slice(0, at);
  return before.findLast(({ answered }) => answered)?.answered?.context ?? null;
}

/** Adds a question to its conversation, which becomes the newest. */
export function addTurn(
  all: Conversations,
  { id, catalogue }: Pick<Conversation, 'id' | 'catalogue'>,
  turn: Turn,
): Conversations {
  const known = all.find((one) => one.id === id);
  const turns = [...(known?.turns ?? []), turn].slice(-maxTurns);
  const others = all.filter((one) => one !== known);
  return [{ id, catalogue: known?.catalogue ?? catalogue, turns }, ...others].slice(0, maxConversations);
}

/** Stores an answer. Does nothing when the shopper has deleted the conversation. */
export const setAnswered = (all: Conversations, id: string, turnId: string, answered: Answered) =>
  all.map((one) =>
    one.id === id
      ? { ...one, turns: one.turns.map((turn) => (turn.id === turnId ? { ...turn, answered } : turn)) }
      : one,
  );

/** Removes a conversation, or all of them without an `id`. */
export const removeConversation = (all: Conversations, id?: string): Conversations =>
  id === undefined ? [] : all.filter((one) => one.id !== id);

/** The newest turn with a question, in any conversation. */
export function findTurn(all: Conversations, question: string) {
  const wanted = cleanText(question);
  for (const { id, turns } of all) {
    const turn = turns.findLast((one) => one.question === wanted);
    if (turn) return { conversationId: id, turn };
  }
  return undefined;
}

/** Whether the facts of an answer may have changed since. */
export const isOld = ({ answeredAt }: Answered, now: number): boolean => now - answeredAt > freshMs;
