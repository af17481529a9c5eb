import { formatPaise, type Paise } from '@luxe/format';
import { TotalBar } from '@luxe/patterns/total-bar';
import { Button } from '@luxe/ui/button';
import { copy } from '../copy.ts';

export type PlaceButtonProps = {
  payable: Paise;
  busy: boolean;
  /** The total stands beside it, so the words leave it out. */
  short?: boolean;
  /** Why the order cannot be placed yet; empty when it can. */
  blocked: string;
  onPlace: () => void;
};

/** The one action of checkout: it says the amount, and while it works it cannot be pressed again. */
export function PlaceButton({ payable, busy, blocked, onPlace, short = false }: PlaceButtonProps) {
  return (
    <Button
      size="l"
      block
      busy={busy}
      busyLabel={copy.placing}
      disabledReason={blocked || undefined}
      onClick={onPlace}
    >
      {short ? copy.placeShort : copy.place(payable)}
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
