import { moveFocus } from '@luxe/ui/focus';
import { Button } from '@luxe/ui/button';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Stack } from '@luxe/ui/stack';
import { TextField } from '@luxe/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { codeProblem, pinProblem } from '../data/codeProblem.ts';
import { copy } from '../data/redeemCopy.ts';
import type { TypedCard } from '../data/useRedeem.ts';

/** What a press has led to. */
export type RedeemNotice = {
  tone: 'success' | 'info' | 'error';
  title: string;
  text?: string;
  /** The card was added, so the fields are empty again. */
  isAdded?: boolean;
};

export type RedeemGiftCardProps = {
  onRedeem: (card: TypedCard) => Promise<RedeemNotice>;
  onCheck: (card: TypedCard) => Promise<RedeemNotice>;
  /** Path of cliq cash; undefined on that page itself. */
  cashHref?: string | undefined;
};

type Problems = { code?: string | undefined; pin?: string | undefined };

/** Adds a gift card to cliq cash by its code and PIN, or checks its balance [ACC-10, ACC-20]. */
export function RedeemGiftCard({ onRedeem, onCheck, cashHref }: RedeemGiftCardProps) {
  const [card, setCard] = useState<TypedCard>({ code: '', pin: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState<'redeem' | 'check'>();
  const [notice, setNotice] = useState<RedeemNotice>();
  const fields = { code: useRef<HTMLInputElement>(null), pin: useRef<HTMLInputElement>(null) };

  function change(part: Partial<TypedCard>) {
    setCard({ ...card, ...part });
    setProblems({
      ...problems,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    });
  }

  async function run(name: 'redeem' | 'check') {
    if (busy) return;
    const found: Problems = { code: codeProblem(card.code), pin: pinProblem(card.pin) };
    setProblems(found);
    setNotice(undefined);
    const first = found.code ? 'code' : found.pin ? 'pin' : undefined;
    if (first) return moveFocus(fields[first].current);
    setBusy(name);
    const result = await (name === 'redeem' ? onRedeem : onCheck)(card);
    setBusy(undefined);
    setNotice(result);
    if (result.isAdded) setCard({ code: '', pin: '' });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void run('redeem');
  }

  return (
    <form noValidate aria-label={copy.form} onSubmit={submit}>
      <Stack gap={20}>
        {notice && (
          <Notice
            key={notice.title}
            tone={notice.tone}
            live
            shouldFocus={notice.isAdded ?? false}
            title={notice.title}
            action={notice.isAdded && cashHref && <Link href={cashHref}>{copy.seeCash}</Link>}
          >
            {notice.text}
          </Notice>
        )}
        <TextField
          ref={fields.code}
          label={copy.code}
          hint={copy.codeHint}
          value={card.code}
          error={problems.code}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => change({ code: event.target.value })}
        />
        <TextField
          ref={fields.pin}
          label={copy.pin}
          hint={copy.pinHint}
          value={card.pin}
          error={problems.pin}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => change({ pin: event.target.value })}
        />
        <Stack direction="row" gap={12} wrap>
          <Button type="submit" busy={busy === 'redeem'} busyLabel={copy.adding}>
            {copy.add}
          </Button>
          <Button
            emphasis="secondary"
            busy={busy === 'check'}
            busyLabel={copy.checking}
            onClick={() => void run('check')}
          >
            {copy.check}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
