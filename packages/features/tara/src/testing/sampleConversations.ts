import type { TaraResponse } from '@luxe/contract/calls';
import { samples } from '@luxe/contract/samples';
import type { Conversation, Turn } from '../data/conversation.ts';
import { changeConversations } from '../data/storedConversations.ts';
import { toAnswerModel } from '../data/toAnswerModel.ts';

/** A question that Tara has answered, by default just now. */
export const answeredTurn = (
  question: string,
  response: TaraResponse = samples.askTara,
  answeredAt = Date.now(),
): Turn => ({
  id: question,
  question,
  answered: { answer: toAnswerModel(response.answer), context: response.context, answeredAt },
});

export const conversationOf = (id: string, ...turns: readonly Turn[]): Conversation => ({
  id,
  catalogue: 'luxury',
  turns,
});

/** Replaces the conversations of this device. Returns a function that deletes them. */
export function storeConversations(...conversations: readonly Conversation[]): () => void {
  changeConversations(() => conversations);
  return () => changeConversations(() => []);
}
