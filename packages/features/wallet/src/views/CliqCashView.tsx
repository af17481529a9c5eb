import { addGiftCardPath } from '@luxe/contract/wallet-paths';
import { Divider } from '@luxe/ui/divider';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { LinkButton } from '@luxe/ui/link-button';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { ShareBar } from '@luxe/ui/share-bar';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { useId, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { LotRow } from '../data/toRows.ts';
import { Amount } from './Amount.tsx';
import { LotList } from './LotList.tsx';
import { BalanceHead } from './Wallet.styles.ts';

export type CliqCashViewProps = {
  balance: string;
  lots: readonly LotRow[];
  /** What orders hold whose payment is not complete. */
  held: readonly { orderRefNo: string; amount: string }[];
  /** The statement. */
  children: ReactNode;
};

/** Cliq cash: the balance, where it comes from, and the statement [ACC-10]. */
export function CliqCashView({ balance, lots, held, children }: CliqCashViewProps) {
  const sourcesId = useId();
  const howTitleId = useId();
  const texts = copy.cliqCash;
  return (
    <Page gap={36}>
      <Heading level={1}>{texts.title}</Heading>
      <Divider />
      <Stack gap={12}>
        <BalanceHead>
          <Amount label={texts.balance} value={balance} />
          <LinkButton href={addGiftCardPath}>{texts.addCard}</LinkButton>
          <Link href={`#${texts.howId}`}>{texts.how}</Link>
        </BalanceHead>
        <Text tone="secondary">{lots.length === 0 ? texts.empty : texts.rule}</Text>
        {held.map(({ orderRefNo, amount }) => (
          <Text key={orderRefNo} tone="secondary">
            {texts.held(amount, orderRefNo)}
          </Text>
        ))}
      </Stack>
      {lots.length > 0 && (
        <Stack as="section" gap={20} aria-labelledby={sourcesId}>
          <Heading level={2} id={sourcesId}>
            {texts.sources}
          </Heading>
          <ShareBar shares={lots.map(({ share }) => share)} />
          <LotList lots={lots} edges="between" aria-labelledby={sourcesId} />
        </Stack>
      )}
      {children}
      <Stack as="section" gap={20} id={texts.howId} tabIndex={-1} aria-labelledby={howTitleId}>
        <Heading level={2} id={howTitleId}>
          {texts.how}
        </Heading>
        <Rows padding="m" aria-labelledby={howTitleId}>
          {texts.howRules.map((rule) => (
            <Text as="li" key={rule}>
              {rule}
            </Text>
          ))}
        </Rows>
      </Stack>
    </Page>
  );
}
