import { ApiError } from '@luxe/client';
import type { CallBody, TaraResponse } from '@luxe/contract/calls';
import { cleanText, type Catalogue } from '@luxe/format';
import { attempt, useClient, useIsSignedIn, usePincode, useStoreAfterHydration } from '@luxe/resources';
import { useEffect, useRef, useState } from 'react';
import {
  addTurn,
  contextBefore,
  removeConversation,
  setAnswered,
  type Conversation,
  type Turn,
} from './conversation.ts';
import {
  changeConversations,
  conversationStore,
  readConversations,
  refreshConversations,
} from './storedConversations.ts';
import { toAnnouncement, toAnswerModel, toSentence, type SentenceModel } from './toAnswerModel.ts';

type Sentence = TaraResponse['answer']['sentences'][number];

/**
 * Asks Tara and reports each sentence that is ready. Resolves to the complete response. When it rejects
 * without an error of the shop, the question is asked again without a stream.
 */
export type StreamAnswer = (
  body: CallBody<'askTara'>,
  onSentence: (sentence: Sentence) => void,
) => Promise<TaraResponse>;

/** A question that Tara has not answered yet. */
interface Pending {
  readonly turnId: string;
  /** The sentences of the answer that are ready. */
  readonly sentences: readonly SentenceModel[];
}

export interface ConversationsResource {
  /** Newest first. Undefined until known: the server does not know them. */
  readonly list: readonly Conversation[] | undefined;
  readonly pending: Pending | undefined;
  readonly failure: { readonly turnId: string; readonly message: string } | undefined;
  /** The last answer as a text for screen readers. It changes once for each answer. */
  readonly announcement: string;
  /**
   * Asks in a conversation of this device, or in a new one. `about` is the id of the product from whose page
   * the question comes. Returns the id of the conversation.
   */
  ask(question: string, conversationId?: string, about?: string): string;
  /** Asks a question of a conversation again, for current facts. */
  askAgain(conversationId: string, turn: Turn): void;
  /** Deletes a conversation, or all of them without an id. */
  remove(conversationId?: string): void;
}

type Options = {
  /** Catalogue of new conversations. */
  catalogue: Catalogue;
  /** Streams the answers. Default: answers arrive complete. */
  stream?: StreamAnswer | undefined;
};

/** The conversations of this device, and the call that answers a question. */
export function useConversations({ catalogue, stream }: Options): ConversationsResource {
  const client = useClient();
  const { pincode, isChosen } = usePincode();
  const isSignedIn = useIsSignedIn();
  const list = useStoreAfterHydration(conversationStore, undefined, selectAll);
  const [pending, setPending] = useState<Pending>();
  const [failure, setFailure] = useState<ConversationsResource['failure']>();
  const [announcement, setAnnouncement] = useState('');
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    // A logout deletes what the device has stored.
    if (wasSignedIn.current && !isSignedIn) changeConversations(() => []);
    else refreshConversations();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn]);

  function request(body: CallBody<'askTara'>, turnId: string): Promise<TaraResponse> {
    const askOnce = () => client.call('askTara', { body });
    if (!stream) return askOnce();
    // Another question may be pending by now.
    const addSentence = (sentence: Sentence) =>
      setPending((now) =>
        now?.turnId === turnId ? { turnId, sentences: [...now.sentences, toSentence(sentence)] } : now,
      );
    return stream(body, addSentence).catch((error: unknown) => {
      if (error instanceof ApiError && error.status >= 400 && error.status !== 404) throw error;
      // Another back end may lack the stream, and a stream may break off.
      return askOnce();
    });
  }

  async function answer({ id, catalogue: own }: Pick<Conversation, 'id' | 'catalogue'>, turn: Turn) {
    const conversation = readConversations().find((one) => one.id === id);
    const context = conversation ? contextBefore(conversation, turn.id) : null;
    const body = {
      ...{ text: turn.question, catalogue: own, context },
      ...(isChosen && { pincode }),
      ...(turn.about !== undefined && { about: turn.about }),
    };
    setPending({ turnId: turn.id, sentences: [] });
    setFailure(undefined);
    setAnnouncement('');
    const outcome = await attempt(() => request(body, turn.id));
    setPending((now) => (now?.turnId === turn.id ? undefined : now));
    if (!outcome.ok) return setFailure({ turnId: turn.id, message: outcome.message });
    const model = toAnswerModel(outcome.answer);
    const answered = { answer: model, context: outcome.context, answeredAt: Date.now() };
    changeConversations((all) => setAnswered(all, id, turn.id, answered));
    setAnnouncement(toAnnouncement(model));
  }

  return {
    list,
    pending,
    failure,
    announcement,
    ask(question, id = crypto.randomUUID(), about) {
      const turn: Turn = {
        ...{ id: crypto.randomUUID(), question: cleanText(question) },
        ...(about !== undefined && { about }),
      };
      changeConversations((all) => addTurn(all, { id, catalogue }, turn));
      const known = readConversations().find((one) => one.id === id);
      void answer(known ?? { id, catalogue }, turn);
      return id;
    },
    askAgain(id, turn) {
      const known = readConversations().find((one) => one.id === id);
      if (known) void answer(known, turn);
    },
    remove: (id) => changeConversations((all) => removeConversation(all, id)),
  };
}

const selectAll = (all: readonly Conversation[]): readonly Conversation[] | undefined => all;
