import type { DeskOrder } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { FactList, type Fact } from '@luxe/ui/fact-list';
import { Text } from '@luxe/ui/text';
import { Moment } from '../labels/Moment.tsx';
import { amountLabels } from '../labels/words.ts';
import { Lines } from '../screen/Lines.tsx';
import { Preserved } from '../screen/Preserved.ts';
import { Section } from '../screen/Section.tsx';
import { Amounts, Columns, Total } from './OrderFacts.styles.ts';

/** What the order costs, where it goes and how it is packed. */
export function OrderFacts({ order }: { order: DeskOrder }) {
  const { address, packing } = order;
  return (
    <Columns>
      <Section title="Amount">
        <Amounts>
          {order.amounts.map(({ part, paise }) => (
            <div key={part}>
              <dt>{amountLabels[part]}</dt>
              <dd>{formatPaise(paise)}</dd>
            </div>
          ))}
          <Total>
            <dt>Payable</dt>
            <dd>{formatPaise(order.payablePaise)}</dd>
          </Total>
        </Amounts>
        <FactList facts={paymentFacts(order)} />
      </Section>
      <Section title="Delivery address">
        <Text as="address" size="ui">
          <Lines
            of={[
              `${address.firstName} ${address.lastName}`,
              address.line1,
              address.line2,
              address.line3,
              address.landmark,
              `${address.city} ${address.postalCode}`,
              address.state,
            ]}
          />
        </Text>
        <Text as="div" size="ui" tabular>
          <Lines of={[address.phone, address.email, order.whatsapp ? 'Wants updates on WhatsApp' : '']} />
        </Text>
      </Section>
      {packing && (
        <Section title="Packing">
          <Text as="div" size="ui">
            <Lines
              of={[
                packing.giftWrap ? 'Gift wrap' : '',
                packing.hidesPrices ? 'No prices on the packing slip' : '',
              ]}
            />
          </Text>
          {packing.message !== '' && (
            <div>
              <Text as="div" size="sm" tone="secondary">
                Gift message
              </Text>
              <Preserved dir="auto">{packing.message}</Preserved>
            </div>
          )}
        </Section>
      )}
      {order.billing && (
        <Section title="Invoice">
          <FactList
            facts={[
              { term: 'To', value: order.billing.name },
              ...(order.billing.gstin === null ? [] : [{ term: 'GSTIN', value: order.billing.gstin }]),
            ]}
          />
        </Section>
      )}
    </Columns>
  );
}

function paymentFacts(order: DeskOrder): Fact[] {
  const facts: (Fact | undefined)[] = [
    { term: 'Payment', value: order.paymentMode },
    order.settledAt === null ? undefined : { term: 'Settled', value: <Moment at={order.settledAt} /> },
    order.couponCode === null ? undefined : { term: 'Coupon', value: order.couponCode },
    order.bankOfferCode === null ? undefined : { term: 'Bank offer', value: order.bankOfferCode },
  ];
  return facts.filter((fact) => fact !== undefined);
}
