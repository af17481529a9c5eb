import { LinkTabs } from '@luxe/patterns/link-tabs';
import { WithSummary } from '@luxe/patterns/with-summary';
import { Heading } from '@luxe/ui/heading';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { TextButton } from '@luxe/ui/text-button';
import { Timeline } from '@luxe/ui/timeline';
import { VisuallyHidden } from '@luxe/ui/visually-hidden';
import { useState } from 'react';
import { copy } from '../data/copy.ts';
import type { TrackingModel } from '../data/toTrackingModel.ts';
import { Carrier, DeliveryCodes, Line, OrderActions, OrderHeader } from './OrderParts.tsx';

export type TrackingViewProps = {
  model: TrackingModel;
  /** Reads the order again. Resolves when it has been read, or when that has failed. */
  onRefresh: () => Promise<void>;
};

/** The way of a parcel: its steps with what the carrier has reported, and what is in it [ORD-02, ORD-03]. */
export function TrackingView({ model, onRefresh }: TrackingViewProps) {
  const [isRefreshing, setRefreshing] = useState(false);
  const [isRefreshed, setRefreshed] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    setRefreshed(false);
    await onRefresh();
    setRefreshing(false);
    setRefreshed(true);
  };
  return (
    <Page gap={36}>
      <OrderHeader
        backHref={model.orderHref}
        backLabel={copy.number(model.ref)}
        title={model.title}
        text={model.address}
      />
      <VisuallyHidden role="status">{isRefreshed ? model.title : ''}</VisuallyHidden>
      {model.parcels.length > 0 && <LinkTabs label={copy.parcels} items={model.parcels} />}
      {model.route.length > 0 && <Timeline label={copy.route} steps={model.route} direction="horizontal" />}
      <WithSummary
        sticky={false}
        gap={32}
        summary={
          <>
            {model.carrier && <Carrier {...model.carrier} latest="" />}
            {model.code && <DeliveryCodes codes={[model.code]} />}
            <OrderActions {...model} />
          </>
        }
      >
        <Stack gap={48}>
          <Stack as="section" gap={28}>
            <Heading level={2}>{copy.way}</Heading>
            <Timeline label={copy.way} steps={model.steps} />
            <div>
              <TextButton
                onClick={() => {
                  if (!isRefreshing) void refresh();
                }}
                aria-busy={isRefreshing || undefined}
              >
                {isRefreshing ? copy.refreshing : copy.refresh}
              </TextButton>
            </div>
          </Stack>
          <Stack as="section" gap={12}>
            <Heading level={2}>{model.linesTitle}</Heading>
            <Rows as="div">
              {model.lines.map((line) => (
                <Line {...line} key={line.key} />
              ))}
            </Rows>
          </Stack>
        </Stack>
      </WithSummary>
    </Page>
  );
}
