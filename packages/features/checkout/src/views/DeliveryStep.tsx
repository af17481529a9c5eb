import { linePicture } from '@luxe/patterns/picture';
import { Image } from '@luxe/ui/image';
import { Text } from '@luxe/ui/text';
import { Link } from '@luxe/ui/link';
import { copy } from '../copy.ts';
import type { DeliveryLine } from '../data/toCheckoutModel.ts';
import { DateRow, Dates } from './Checkout.styles.ts';
import { Step } from './Step.tsx';

export type DeliveryStepProps = {
  /** Undefined until there is an address to deliver to. */
  lines: readonly DeliveryLine[] | undefined;
};

/** When each piece comes, as a day; or why it cannot, with the way to mend it. */
export function DeliveryStep({ lines }: DeliveryStepProps) {
  if (!lines) {
    return (
      <Step number={2} title={copy.delivery}>
        <Text tone="secondary">{copy.daysLater}</Text>
      </Step>
    );
  }
  const isBlocked = lines.some((line) => line.problem !== '');
  return (
    <Step number={2} title={copy.delivery}>
      <Dates role="list">
        {lines.map((line) => (
          <li key={line.key}>
            <DateRow>
              <Image {...linePicture(line.imageURL, '')} ratio="4/5" fit="contain" tone="media" />
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
          </li>
        ))}
      </Dates>
      {isBlocked && (
        <div>
          <Link href="/cart">{copy.toBag}</Link>
        </div>
      )}
    </Step>
  );
}
