import type { CallResponse } from '@luxe/contract/calls';
import { cliqCashPath } from '@luxe/contract/wallet-paths';
import { formatDate } from '@luxe/format';
import { formatPrice } from '@luxe/patterns/price-block';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { copy } from './data/redeemCopy.ts';
import { useRedeem, type TypedCard } from './data/useRedeem.ts';
import { RedeemGiftCard, type RedeemNotice } from './views/RedeemGiftCard.tsx';
import { FormColumn } from './views/Wallet.styles.ts';

/** `/my-account/g-cliqcash`: adds a gift card to cliq cash [ACC-10]. */
export function RedeemScreen() {
  const { redeem, check } = useRedeem();

  async function handleRedeem(card: TypedCard): Promise<RedeemNotice> {
    const outcome = await redeem(card);
    if (!outcome.ok) return { tone: 'error', title: copy.notAdded, text: outcome.message };
    return {
      tone: 'success',
      title: copy.added(formatPrice(outcome.amount)),
      text: copy.left(formatPrice(outcome.balance), formatDate(outcome.lastDay)),
      isAdded: true,
    };
  }

  async function handleCheck(card: TypedCard): Promise<RedeemNotice> {
    const outcome = await check(card);
    return outcome.ok
      ? { tone: 'info', title: balanceText(outcome) }
      : { tone: 'error', title: copy.notChecked, text: outcome.message };
  }

  return (
    <Page gap={36}>
      <Stack gap={8}>
        <Heading level={1}>{copy.title}</Heading>
        <Text tone="secondary">{copy.intro}</Text>
      </Stack>
      <FormColumn>
        <RedeemGiftCard onRedeem={handleRedeem} onCheck={handleCheck} cashHref={cliqCashPath} />
      </FormColumn>
    </Page>
  );
}

function balanceText({ cardState, balance, lastDay }: CallResponse<'giftCardBalance'>): string {
  const day = lastDay === null ? '' : formatDate(lastDay);
  switch (cardState) {
    case 'active':
      return copy.balance.active(formatPrice(balance), day);
    case 'expired':
      return copy.balance.expired(day);
    default:
      return copy.balance[cardState];
  }
}
