import type { GiftCardCart } from '@luxe/contract/calls';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Button } from '@luxe/ui/button';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import type { ReactNode } from 'react';
import type { CardModel } from '../data/cardTypes.ts';
import { copy } from '../data/outcomeCopy.ts';
import { CardSummary } from './CardSummary.tsx';

export type CheckoutViewProps = {
  card: CardModel;
  /** Page on which the card can be changed. */
  changeHref: string;
  /** `paying`: a payment is open, perhaps in another tab. `bought`: the card is paid. */
  status: GiftCardCart['status'];
  /** Shows the payment, or the bought card. */
  onSeePayment: () => void;
  /** The payment methods and the button. */
  children: ReactNode;
};

/** Pays for a gift card: what is bought, and how to pay [ACC-11]. */
export function CheckoutView({ card, status, changeHref, onSeePayment, children }: CheckoutViewProps) {
  return (
    <Page gap={36}>
      <Heading level={1} size="title-l">
        {copy.checkoutTitle}
      </Heading>
      <WithSummary
        summaryLabel={copy.summary}
        summary={
          <>
            <CardSummary card={card} />
            {status === 'open' && <Link href={changeHref}>{copy.change}</Link>}
          </>
        }
      >
        <Stack gap={24}>
          {status === 'open' ? (
            children
          ) : (
            <Notice
              live
              title={status === 'paying' ? copy.openTitle : copy.boughtAlready}
              action={
                <Button emphasis="secondary" onClick={onSeePayment}>
                  {status === 'paying' ? copy.seePayment : copy.seeCard}
                </Button>
              }
            >
              {status === 'paying' ? copy.open : copy.paidOnce}
            </Notice>
          )}
        </Stack>
      </WithSummary>
    </Page>
  );
}
