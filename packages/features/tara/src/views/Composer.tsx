import { taraQuestionLimit } from '@luxe/contract/tara-paths';
import { textLength } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { moveFocus } from '@luxe/ui/focus';
import { IconButton } from '@luxe/ui/icon-button';
import { Link } from '@luxe/ui/link';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextField } from '@luxe/ui/text-field';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { copy } from '../data/copy.ts';
import { personPath } from '../data/personPath.ts';
import { Send } from './Tara.styles.ts';

export type ComposerProps = {
  text: string;
  onTextChange: (text: string) => void;
  /** Called with a question of at most 500 characters. The field is then emptied. */
  onAsk: (question: string) => void;
  /** The microphone was pressed. */
  onVoice: () => void;
  /** Whether Tara is looking for an answer. The next question waits for it. */
  busy: boolean;
};

/**
 * The field for a question, and the footnote of the greeting [TAR-01]. Without scripts, it searches the shop.
 */
export function Composer({ text, onTextChange, onAsk, onVoice, busy }: ComposerProps) {
  const footnote = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTooLong, setTooLong] = useState(false);

  const ask = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const isLong = textLength(text) > taraQuestionLimit;
    setTooLong(isLong);
    if (isLong || !text.trim()) return moveFocus(field.current);
    onTextChange('');
    onAsk(text);
  };

  return (
    <form method="get" action="/search/" aria-label={copy.field} onSubmit={ask}>
      <Stack gap={8}>
        <TextField
          ref={field}
          label={copy.field}
          hideLabel
          name="q"
          placeholder={copy.field}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={footnote}
          value={text}
          onChange={(event) => {
            setTooLong(false);
            onTextChange(event.currentTarget.value);
          }}
          error={isTooLong ? copy.tooLong(taraQuestionLimit) : undefined}
          suffix={
            <>
              <Show scripted as="span">
                <IconButton icon="mic" label={copy.voice} onClick={onVoice} />
              </Show>
              <Send>
                <Button type="submit" busy={busy} busyLabel={copy.sending}>
                  {copy.send}
                </Button>
              </Send>
            </>
          }
        />
        <noscript>
          <Text size="xs" tone="secondary">
            {copy.withoutScripts}
          </Text>
        </noscript>
        <Text id={footnote} size="xs" tone="secondary">
          {copy.footnote}{' '}
          <Link href={personPath} tone="inline">
            {copy.askPerson}
          </Link>
          .
        </Text>
      </Stack>
    </form>
  );
}
