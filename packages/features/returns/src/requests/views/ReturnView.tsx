import { orderPath } from '@luxe/contract/paths';
import { returnsPath } from '@luxe/contract/after-order-paths';
import { formatDay } from '@luxe/format';
import { BackLink } from '@luxe/patterns/back-link';
import { addressLine } from '@luxe/patterns/address-card';
import { SummaryTable } from '@luxe/patterns/summary-table';
import { variantText } from '@luxe/patterns/order-line';
import { WithSummary } from '@luxe/patterns/with-summary';
import { formatPrice } from '@luxe/patterns/price-block';
import { Heading } from '@luxe/ui/heading';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { Page } from '@luxe/ui/page';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { Timeline } from '@luxe/ui/timeline';
import { copy as pageCopy } from '../../data/copy.ts';
import { Product } from '../../views/Product.tsx';
import { copy } from '../copy.ts';
import type { NewItemModel, ReturnModel } from '../toReturnModel.ts';
import type { ReturnActions } from '../useReturnActions.ts';
import { CourierPart } from './CourierPart.tsx';
import { DisputeForm } from './DisputeForm.tsx';
import { Part } from './Part.tsx';
import { Withdraw } from './Withdraw.tsx';

export type ReturnViewProps = {
  model: ReturnModel;
  /** Whether the shopper has just sent the request. */
  isPlaced?: boolean;
  actions: ReturnActions;
};

/** A return: its next event, its steps, its items, its refund, and what the shopper can do. */
export function ReturnView({
  model: { request, steps, refunds, newItems, instead },
  isPlaced = false,
  actions,
}: ReturnViewProps) {
  const { pickup, drop, courier, rejection, bankLastFour } = request;
  const isReplacement = request.kind === 'replacement';
  const name = (isReplacement ? copy.replacementNumber : copy.number)(request.returnRefNo);
  const placedTitle = isReplacement ? copy.replacementPlacedTitle : copy.placedTitle;
  return (
    <Page gap={36}>
      <Stack as="header" gap={10}>
        <div>
          <BackLink href={returnsPath}>{copy.title}</BackLink>
        </div>
        <Heading level={1} size="title-l">
          {isPlaced ? placedTitle : name}
        </Heading>
        {isPlaced && <Text>{placedText(request)}</Text>}
        {isPlaced && (
          <Text tone="secondary" tabular>
            {name}
          </Text>
        )}
        <Text tone="secondary">{request.statusDisplay}</Text>
      </Stack>
      {rejection && (
        <Notice tone="warning" title={copy.rejectedTitle}>
          {rejection}
        </Notice>
      )}
      {request.canDispute && <DisputeForm onSend={actions.dispute} />}
      <WithSummary
        sticky={false}
        gap={32}
        summary={
          <>
            {pickup && (
              <Part title={copy.pickupTitle}>
                <Text>{`${formatDay(pickup.day)}, ${pageCopy.slots[pickup.slot]}`}</Text>
                <Text size="sm" tone="secondary" translate="no">
                  {addressLine(pickup.address)}
                </Text>
              </Part>
            )}
            {drop && (
              <Part title={copy.dropTitle}>
                <Text translate="no">{drop.store.name}</Text>
                <Text size="sm" tone="secondary">
                  {`${drop.store.address}, ${drop.store.city} ${drop.store.postalCode}`}
                </Text>
                <Text size="sm" tone="secondary">
                  {drop.store.hours}
                </Text>
                <Text weight="medium" tabular>
                  {copy.dropCode(drop.code)}
                </Text>
                <Text size="sm" tone="secondary">
                  {copy.dropNote}
                </Text>
              </Part>
            )}
            {courier && <CourierPart request={request} courier={courier} onSave={actions.enterCourier} />}
            {instead && (
              <Part title={copy.newItem}>
                <Text size="sm" tone="secondary">
                  {instead}
                </Text>
              </Part>
            )}
            {refunds.length > 0 && (
              <Part title={copy.refund}>
                <SummaryTable
                  aria-label={copy.refund}
                  rows={refunds}
                  total={{ label: copy.refund, value: request.refundAmount }}
                />
                {bankLastFour !== null && (
                  <Text size="sm" tone="secondary" tabular>
                    {copy.bankAccount(bankLastFour)}
                  </Text>
                )}
              </Part>
            )}
            <Stack gap={16} align="start">
              <Link href={orderPath(request.orderId)}>{copy.order(request.orderRefNo)}</Link>
              {request.canWithdraw && (
                <Withdraw isReplacement={isReplacement} onWithdraw={actions.withdraw} />
              )}
            </Stack>
          </>
        }
      >
        <Stack gap={48}>
          {newItems.map(({ key, product, steps: newSteps }) => (
            <NewItem key={key} product={product} steps={newSteps} />
          ))}
          <Stack as="section" gap={28}>
            <Heading level={2}>{isReplacement ? copy.oldWay : copy.way}</Heading>
            <Timeline label={isReplacement ? copy.oldWay : copy.way} steps={steps} />
          </Stack>
          <Stack as="section" gap={12}>
            <Heading level={2}>{copy.items}</Heading>
            <Rows aria-label={copy.items}>
              {request.products.map((product) => (
                <li key={product.transactionId}>
                  <Product
                    product={{ ...product, productName: copy.count(product.productName, product.quantity) }}
                  >
                    <Text size="sm" tone="secondary" tabular>
                      {copy.facts(pageCopy.reasons[product.reason], formatPrice(product.price))}
                    </Text>
                    {product.replacement && (
                      <Text size="sm">
                        {copy.instead(variantText(product.replacement) || copy.sameAgain)}
                      </Text>
                    )}
                  </Product>
                </li>
              ))}
            </Rows>
          </Stack>
        </Stack>
      </WithSummary>
    </Page>
  );
}

function placedText({ kind, method }: ReturnModel['request']): string {
  if (method === 'nothing') return copy.reported;
  return kind === 'replacement' ? copy.replacementPlaced : copy.placed;
}

/** The item that comes instead, with its own way. */
const NewItem = ({ product, steps }: Omit<NewItemModel, 'key'>) => (
  <Stack as="section" gap={28}>
    <Heading level={2}>{copy.newItem}</Heading>
    <Product product={{ ...product, productName: copy.count(product.productName, product.quantity) }}>
      <Text size="sm" tone="secondary">
        {product.statusDisplay}
      </Text>
    </Product>
    <Timeline label={copy.newItemWay} steps={steps} />
  </Stack>
);
