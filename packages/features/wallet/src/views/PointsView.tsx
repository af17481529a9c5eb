import { Button } from '@luxe/ui/button';
import { Divider } from '@luxe/ui/divider';
import { FactList } from '@luxe/ui/fact-list';
import { Heading } from '@luxe/ui/heading';
import { LevelLine } from '@luxe/ui/level-line';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Show } from '@luxe/ui/show';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useId, type ReactNode, type Ref } from 'react';
import { copy } from '../data/copy.ts';
import type { PointsModel, TierModel } from '../data/toPointsModel.ts';
import { Amount } from './Amount.tsx';
import { Facts } from './Wallet.styles.ts';

/** How a customer joins the programme. */
type JoinModel = {
  busy: boolean;
  /** Why the customer could not join; undefined for no failure. */
  failure: string | undefined;
  onJoin: () => void;
};

type TitleRef = {
  /** Ref of the title of the tier, which gets the focus of a new member. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
};

export type PointsViewProps = PointsModel & {
  /** Undefined for a member, and where joining is not possible. */
  join: JoinModel | undefined;
  titleRef?: TitleRef['titleRef'];
  /** The history. */
  children: ReactNode;
};

/** Loyalty points: what can be spent, what arrives and ends, the tier, and the history [ACC-08]. */
export function PointsView({
  points,
  value,
  pending,
  ending,
  tier,
  join,
  titleRef,
  children,
}: PointsViewProps) {
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
          <Amount label={texts.pending} value={pending.points} tone="secondary">
            {pending.text}
          </Amount>
        )}
        {ending && (
          <Amount label={texts.ending} value={ending.points} tone="secondary">
            {ending.text}
          </Amount>
        )}
      </Facts>
      {tier ? <Tier {...tier} titleRef={titleRef} /> : join && <Outside {...join} />}
      {children}
    </Page>
  );
}

function Tier({ name, next, spent, benefits, tiers, levels, titleRef }: TierModel & TitleRef) {
  const id = useId();
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Stack gap={8}>
        <Heading level={2} id={id} ref={titleRef} tabIndex={-1}>
          <VisuallyHidden>{copy.points.tier}</VisuallyHidden> <span>{name}</span>
        </Heading>
        <Text tone="secondary">{next}</Text>
      </Stack>
      <LevelLine
        aria-label={copy.points.tiers}
        levels={levels}
        current={name}
        currentLabel={copy.points.reached}
      />
      <Show below={768}>
        <FactList divided aria-label={copy.points.needs} facts={tiers} />
      </Show>
      <Text size="sm" tone="secondary">
        {spent}
      </Text>
      {benefits.length > 0 && <FactList divided aria-label={copy.points.benefitsLabel} facts={benefits} />}
    </Stack>
  );
}

function Outside({ busy, failure, onJoin }: JoinModel) {
  return (
    <Stack gap={16} align="start">
      <Stack gap={8}>
        <Heading level={2}>{copy.points.outsideTitle}</Heading>
        <Text tone="secondary">{copy.points.outside}</Text>
      </Stack>
      {failure && <Notice tone="error" live title={failure} />}
      <Button busy={busy} busyLabel={copy.points.joining} onClick={onJoin}>
        {copy.points.join}
      </Button>
    </Stack>
  );
}
