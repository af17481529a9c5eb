import { Divider } from '@luxe/ui/divider';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { ProgressBar } from '@luxe/ui/progress-bar';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, type ReactNode } from 'react';
import { copy } from '../data/copy.ts';
import type { PointsModel, TierModel } from '../data/toPointsModel.ts';
import { Amount } from './Amount.tsx';
import { Facts } from './Wallet.styles.ts';

export type PointsViewProps = PointsModel & {
  /** The history. */
  children: ReactNode;
};

/** Loyalty points: what can be spent, what arrives and ends, the tier, and the history [ACC-08]. */
export function PointsView({ points, value, pending, ending, tier, children }: PointsViewProps) {
  const texts = copy.points;
  return (
    <Page gap={36}>
      <Heading level={1}>{texts.title}</Heading>
      <Divider />
      <Facts>
        <Amount label={texts.toSpend} value={points}>
          {value}
        </Amount>
        {pending && (
          <Amount label={texts.pending} value={pending.points}>
            {pending.text}
          </Amount>
        )}
        {ending && (
          <Amount label={texts.ending} value={ending.points}>
            {ending.text}
          </Amount>
        )}
      </Facts>
      {tier ? <Tier {...tier} /> : <Outside />}
      {children}
    </Page>
  );
}

function Tier({ name, next, progress, spent, earn, tiers }: TierModel) {
  const id = useId();
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={2} id={id}>
          <VisuallyHidden>{copy.points.tier}</VisuallyHidden> <span>{name}</span>
        </Heading>
        <Text tone="secondary">{next}</Text>
      </Stack>
      {progress && (
        <ProgressBar
          hideLabel
          label={progress.label}
          value={progress.percent}
          valueText={progress.text}
          tone="accent"
        />
      )}
      <FactList divided aria-label={copy.points.tiers} facts={tiers} />
      <Text size="sm" tone="secondary">
        {spent}
      </Text>
      <Text size="sm" tone="secondary">
        {earn}
      </Text>
    </Stack>
  );
}

const Outside = () => (
  <Stack gap={8}>
    <Heading level={2}>{copy.points.outsideTitle}</Heading>
    <Text tone="secondary">{copy.points.outside}</Text>
  </Stack>
);
