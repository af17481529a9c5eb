import { TillBar } from '@luxe/patterns/header-bar';
import { IconText } from '@luxe/ui/icon-text';
import { Wordmark } from '@luxe/ui/wordmark';
import { copy } from '../copy.ts';

/** At the till: the name, not a link, and nothing that leads away (SHL-14). */
export function CheckoutHeaderView({
  catalogue,
  isPlaced = false,
}: {
  catalogue: 'luxury' | 'indiluxe';
  isPlaced?: boolean;
}) {
  return (
    <TillBar
      name={<Wordmark catalogue={catalogue} size="m" />}
      note={
        <IconText icon="shield" tone="secondary">
          {isPlaced ? copy.orderConfirmed : copy.secureCheckout}
        </IconText>
      }
    />
  );
}
