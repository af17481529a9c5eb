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
  /** Id of the product from whose page the question comes. */
  readonly about?: string | undefined;
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

/**
 * The turn with a question and an id, in any conversation. Without an id, or when no turn has both, the
 * newest turn with the question: anybody can write an address.
 */
export function findTurn(all: Conversations, question: string, turnId?: string) {
  const wanted = cleanText(question);
  const newest = (isMeant: (turn: Turn) => boolean) => {
    for (const { id, turns } of all) {
      const turn = turns.findLast((one) => one.question === wanted && isMeant(one));
      if (turn) return { conversationId: id, turn };
    }
    return undefined;
  };
  return newest(({ id }) => id === turnId) ?? newest(() => true);
}

/** Adds the id of a turn to an address with its question, so that the page finds its conversation again. */
export const withTurn = (href: string, turnId: string): string => `${href}&t=${encodeURIComponent(turnId)}`;

/** Whether the facts of an answer may have changed since. */
export const isOld = ({ answeredAt }: Answered, now: number): boolean => now - answeredAt > freshMs;
