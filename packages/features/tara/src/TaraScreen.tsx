import { askTaraHref, taraConversationHref, taraQuestionLimit } from '@luxe/contract/tara-paths';
import { cutText, type Catalogue } from '@luxe/format';
import { ChatFrame } from '@luxe/patterns/chat-frame';
import { useCall } from '@luxe/resources';
import { lazyPart } from '@luxe/ui/lazy-part';
import { Suspense, useEffect, useRef, useState } from 'react';
import { taraCalls } from './data/calls.ts';
import { copy } from './data/copy.ts';
import { browserAloud, type AloudPort } from './data/readAloud.ts';
import { useBuy } from './data/useBuy.ts';
import { useConversations, type StreamAnswer } from './data/useConversations.ts';
import { useReadAloud } from './data/useReadAloud.ts';
import { useSizeChoice } from './data/useSizeChoice.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { Composer } from './views/Composer.tsx';
import { Messages } from './views/Messages.tsx';
import { SidePanel } from './views/SidePanel.tsx';
import type { VoiceQuestionProps } from './VoiceQuestion.tsx';

export type TaraScreenProps = {
  /** Catalogue of a new conversation. */
  catalogue: Catalogue;
  /** Question of the address: it begins a conversation. Empty for none. */
  question?: string;
  /** Id of a conversation of this device. Default: a new one. */
  conversationId?: string | undefined;
  /** Name of a product that the question is about. It is in the field at first. */
  about?: string | undefined;
  /** Id of that product, or of the product that `question` is about. */
  aboutId?: string | undefined;
  onNavigate: (href: string, options?: { replace?: boolean }) => void;
  /** Shows that an item was added to the bag. Resolves to false when it showed nothing. */
  onAdded?: (() => Promise<boolean>) | undefined;
  /** Streams the answers. Default: answers arrive complete. */
  stream?: StreamAnswer | undefined;
  /** Default: the speech synthesis of the browser. */
  aloud?: AloudPort;
  /** Default: the speech recognition of the browser. */
  speech?: VoiceQuestionProps['speech'];
};

/** If the voice dialog fails to load, the shopper can type. */
const VoiceQuestion = lazyPart<VoiceQuestionProps>(
  () => import('./VoiceQuestion.tsx').then((module) => module.default),
  () => null,
);

/** The pages `/launch-tara` and `/ask-tara`: a conversation with the shopping assistant [TAR-01]. */
export function TaraScreen(props: TaraScreenProps) {
  const { catalogue, question = '', conversationId, about, aboutId } = props;
  const { onNavigate, onAdded, stream, speech } = props;
  const [[name, args]] = taraCalls(catalogue);
  const { data: hints } = useCall(name, args);
  const conversations = useConversations({ catalogue, stream });
  const [text, setText] = useState(about ? copy.aboutProduct(about) : '');
  const [isVoice, setVoice] = useState(false);
  const [aloudPort] = useState(() => props.aloud ?? browserAloud());
  const aloud = useReadAloud(aloudPort);
  const size = useSizeChoice();
  const buy = useBuy(size.ask, onAdded);
  const { list, pending, failure, announcement } = conversations;
  const conversation = list?.find(({ id }) => id === conversationId);

  // The address of a question is replaced by that of its conversation, so that Back and a reload ask nothing.
  const asked = useRef('');
  useEffect(() => {
    if (question !== '' && asked.current !== question)
      onNavigate(taraConversationHref(conversations.ask(question, undefined, aboutId)), { replace: true });
    asked.current = question;
  });

  /** The id of the product for the address of a question that still begins with its name. */
  const aboutIn = (typed: string) =>
    about !== undefined && aboutId !== undefined && typed.trimStart().startsWith(about)
      ? `&id=${encodeURIComponent(aboutId)}`
      : '';

  const ask = (typed: string) => {
    // A question by voice waits in the field, like a typed one.
    if (pending) return setText(typed);
    if (conversation) conversations.ask(typed, conversation.id);
    else onNavigate(askTaraHref(typed, catalogue) + aboutIn(typed));
  };

  return (
    <ChatFrame
      side={
        <SidePanel
          conversations={list ?? []}
          openId={conversation?.id}
          catalogue={catalogue}
          onRemove={(id) => {
            conversations.remove(id);
            if (conversation && (id ?? conversation.id) === conversation.id)
              onNavigate(askTaraHref('', catalogue));
          }}
        />
      }
      foot={
        <Composer
          text={text}
          onTextChange={setText}
          onAsk={ask}
          onVoice={() => setVoice(true)}
          busy={pending !== undefined}
        />
      }
    >
      <Messages
        conversation={conversation}
        isGone={conversationId !== undefined && list !== undefined && !conversation}
        hints={hints?.hints ?? []}
        catalogue={catalogue}
        pending={pending}
        failure={failure}
        announcement={announcement}
        aloud={aloud}
        onAsk={ask}
        onBuy={buy}
        onAskAgain={(turn) => conversation && conversations.askAgain(conversation.id, turn)}
      />
      {size.offer && <SizeChoice offer={size.offer} onChoose={size.choose} />}
      {isVoice && (
        <Suspense>
          <VoiceQuestion
            speech={speech}
            onTranscript={(transcript) => {
              setVoice(false);
              ask(cutText(transcript, taraQuestionLimit));
            }}
            onClose={() => setVoice(false)}
          />
        </Suspense>
      )}
    </ChatFrame>
  );
}
