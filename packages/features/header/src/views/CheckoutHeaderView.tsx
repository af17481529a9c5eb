import { CheckoutHeaderBar } from '@luxe/patterns/header-bar';
import { IconText } from '@luxe/ui/icon-text';
import { Wordmark } from '@luxe/ui/wordmark';
import { copy } from '../data/copy.ts';

/** The header of checkout: the wordmark without a link, and no other links [SHL-14]. */
export function CheckoutHeaderView({
  catalogue,
  isPlaced = false,
}: {
  catalogue: 'luxury' | 'indiluxe';
  isPlaced?: boolean;
}) {
  return (
    <CheckoutHeaderBar
      name={<Wordmark catalogue={catalogue} size="m" />}
      note={
        <IconText icon="shield" tone="secondary">
          {isPlaced ? copy.orderConfirmed : copy.secureCheckout}
        </IconText>
      }
    />
  );
}
