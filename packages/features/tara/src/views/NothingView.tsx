import { taraConversationHref, taraQuestionLimit } from '@luxe/contract/tara-paths';
import { searchText, textLength, type Catalogue } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { moveFocus } from '@luxe/ui/focus';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { copy } from '../data/copy.ts';
import { personPath } from '../data/personPath.ts';
import { HintLinks } from './HintLinks.tsx';
import { QuestionForm } from './Tara.styles.ts';

export type NothingViewProps = {
  /** The question without products; empty for none. */
  question: string;
  /** The conversation with the question; undefined when this device does not have it. */
  conversationId: string | undefined;
  hints: readonly string[];
  catalogue: Catalogue;
  onAsk: (question: string) => void;
};

/** Tara found no product: the question in other words, the search of the shop, or a person [TAR-01]. */
export function NothingView({ question, conversationId, hints, catalogue, onAsk }: NothingViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(question);
  const [isTooLong, setTooLong] = useState(false);
  const words = searchText(question);

  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    const isLong = textLength(text) > taraQuestionLimit;
    setTooLong(isLong);
    if (isLong || !text.trim()) return moveFocus(field.current);
    onAsk(text);
  };

  return (
    <Page gap={40}>
      <Stack gap={12}>
        <Heading level={1} tabIndex={-1}>
          {question ? copy.nothingTitle(question) : copy.nothingUntitled}
        </Heading>
        <Text size="lg">{copy.nothingText}</Text>
      </Stack>
      <QuestionForm method="get" action="/search/" aria-label={copy.rephrase} onSubmit={ask}>
        <TextField
          ref={field}
          label={copy.rephrase}
          name="q"
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => {
            setTooLong(false);
            setText(event.currentTarget.value);
          }}
          error={isTooLong ? copy.tooLong(taraQuestionLimit) : undefined}
        />
        <div>
          <Button type="submit">{copy.send}</Button>
        </div>
      </QuestionForm>
      <Stack direction="row" gap={24} wrap>
        {words && <Link href={`/search/?q=${encodeURIComponent(words)}`}>{copy.search}</Link>}
        <Link href={personPath}>{copy.person}</Link>
        {conversationId !== undefined && (
          <Link href={taraConversationHref(conversationId)}>{copy.continue}</Link>
        )}
      </Stack>
      <HintLinks hints={hints} catalogue={catalogue} />
    </Page>
  );
}
