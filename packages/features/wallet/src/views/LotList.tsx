import { Rows, type RowsProps } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { LotRow } from '../data/toRows.ts';
import { LotGrid } from './Wallet.styles.ts';

export type LotListProps = Pick<RowsProps, 'edges'> & {
  lots: readonly LotRow[];
  'aria-labelledby': string;
};

/** Parts of a credit with their sources and last days. */
export const LotList = ({ lots, ...rest }: LotListProps) => (
  <Rows padding="m" {...rest}>
    {lots.map(({ lotId, source, detail, until, isEndingSoon, amount }) => (
      <LotGrid key={lotId}>
        <Stack gap={4}>
          <Text weight="medium">{source}</Text>
          {detail && (
            <Text size="sm" tone="secondary">
              {detail}
            </Text>
          )}
        </Stack>
        <Text size="sm" tone={isEndingSoon ? 'primary' : 'secondary'} tabular>
          {until}
        </Text>
        <Text weight="medium" tabular align="end">
          {amount}
        </Text>
      </LotGrid>
    ))}
  </Rows>
);
