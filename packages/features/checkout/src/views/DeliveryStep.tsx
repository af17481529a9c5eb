import { LineThumb } from '@luxe/patterns/line-thumb';
import { NumberedSection } from '@luxe/patterns/numbered-section';
import { Link } from '@luxe/ui/link';
import { Rows } from '@luxe/ui/rows';
import { Text } from '@luxe/ui/text';
import { copy } from '../copy.ts';
import type { DeliveryLine } from '../data/toCheckoutModel.ts';
import { DateRow } from './Checkout.styles.ts';

export type DeliveryStepProps = {
  /** Undefined until there is an address to deliver to. */
  lines: readonly DeliveryLine[] | undefined;
};

/** When each piece comes, as a day; or why it cannot, with the way to mend it. */
export function DeliveryStep({ lines }: DeliveryStepProps) {
  if (!lines) {
    return (
      <NumberedSection number={2} title={copy.delivery}>
        <Text tone="secondary">{copy.daysLater}</Text>
      </NumberedSection>
    );
  }
  const isBlocked = lines.some((line) => line.problem !== '');
  return (
    <NumberedSection number={2} title={copy.delivery}>
      <Rows pad="m">
        {lines.map((line) => (
          <DateRow key={line.key}>
            <LineThumb url={line.imageURL} />
            <div>
              <Text size="ui">
                <Text as="span" size="ui" weight="medium">
                  {line.brand}
                </Text>{' '}
                {line.name}
                {line.quantity > 1 && ` × ${line.quantity}`}
              </Text>
              <Text size="sm" tone={line.problem ? 'error' : 'secondary'}>
                {line.problem || line.when}
              </Text>
            </div>
          </DateRow>
        ))}
      </Rows>
      {isBlocked && (
        <div>
          <Link href="/cart">{copy.toBag}</Link>
        </div>
      )}
    </NumberedSection>
  );
}
