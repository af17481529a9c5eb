import { formatPaise, type Paise } from '@luxe/format';
import { TotalBar } from '@luxe/patterns/total-bar';
import { Button } from '@luxe/ui/button';
import { copy } from '../copy.ts';
import type { ButtonWords } from './usePayState.ts';

export type PlaceButtonProps = {
  payable: Paise;
  words: ButtonWords;
  busy: boolean;
  /** The total stands beside it, so the words leave it out. */
  short?: boolean;
  /** Why the order cannot be placed yet; empty when it can. */
  blocked: string;
  /** The form it sends, whose fields say what is wrong with them; undefined where a press needs none. */
  formId: string | undefined;
  onPlace: () => void;
};

/** The one action of checkout: it says the amount, and while it works it cannot be pressed again. */
export function PlaceButton({ words, busy, blocked, formId, onPlace, short = false }: PlaceButtonProps) {
  return (
    <Button
      size="l"
      block
      busy={busy}
      busyLabel={words.busy}
      disabledReason={blocked || undefined}
      {...(formId === undefined ? { onClick: onPlace } : { type: 'submit', form: formId })}
    >
      {short ? words.short : words.label}
    </Button>
  );
}

/** The same at the foot of a phone, with the total beside it. */
export function PlaceBar(props: PlaceButtonProps) {
  return (
    <TotalBar label={copy.bar} totalLabel={copy.payable} total={formatPaise(props.payable)}>
      <PlaceButton {...props} short />
    </TotalBar>
  );
}
