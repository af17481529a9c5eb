import { bagPath } from '@luxe/contract/paths';
import { LineThumb } from '@luxe/patterns/line-thumb';
import { IconText } from '@luxe/ui/icon-text';
import { Link } from '@luxe/ui/link';
import { Notice } from '@luxe/ui/notice';
import { RadioGroup } from '@luxe/ui/radio-group';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import { TextButton } from '@luxe/ui/text-button';
import { useId, useState } from 'react';
import { copy } from '../data/copy.ts';
import { creditCopy } from '../data/creditCopy.ts';
import type { DeliveryLine, DeliveryMode } from '../data/toDelivery.ts';
import type { DeliveryControls } from '../data/useDelivery.ts';
import { DateRow } from './Checkout.styles.ts';

export type DeliveryDaysProps = {
  /** Delivery days and charge in one sentence. */
  text: string;
  lines: readonly DeliveryLine[];
  deliveryControls: DeliveryControls;
};

/**
 * Delivery days in one sentence, expandable to the delivery modes of each item [BAG-20]. Undeliverable items
 * are always visible, with a link to the bag.
 */
export function DeliveryDays({ text, lines, deliveryControls }: DeliveryDaysProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const problemLines = lines.filter(({ problem }) => problem !== '');
  const visibleLines = isOpen ? lines : problemLines;
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} justify="between" align="baseline" wrap>
        <IconText icon="truck" tone="secondary">
          {text}
        </IconText>
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? creditCopy.less : creditCopy.showItems}
        </TextButton>
      </Stack>
      <div id={id}>
        {visibleLines.length > 0 && (
          <Rows padding="m" aria-label={creditCopy.deliveryDays}>
            {visibleLines.map((line) => (
              <DateRow key={line.key}>
                <LineThumb url={line.imageURL} />
                <LineDetails line={line} deliveryControls={deliveryControls} />
              </DateRow>
            ))}
          </Rows>
        )}
      </div>
      {problemLines.length > 0 && (
        <div>
          <Link href={bagPath}>{copy.toBag}</Link>
        </div>
      )}
    </Stack>
  );
}

function LineDetails({ line, deliveryControls }: { line: DeliveryLine; deliveryControls: DeliveryControls }) {
  const { key, brand, name, quantity, problem, when, modes } = line;
  const deliveryProblem = deliveryControls.problem?.entry === key ? deliveryControls.problem : undefined;
  return (
    <div>
      <Text size="ui">
        <Text as="span" size="ui" weight="medium" translate="no">
          {brand}
        </Text>{' '}
        <span>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
      </Text>
      {modes.length > 1 ? (
        <Modes line={line} deliveryControls={deliveryControls} />
      ) : (
        <Text size="sm" tone={problem ? 'error' : 'secondary'}>
          {problem || when}
        </Text>
      )}
      {deliveryProblem && (
        <Notice tone="error" live title={creditCopy.deliveryUnchanged}>
          {deliveryProblem.message}
        </Notice>
      )}
    </div>
  );
}

function Modes({
  line: { key, name, modes, selected },
  deliveryControls,
}: {
  line: DeliveryLine;
  deliveryControls: DeliveryControls;
}) {
  const { pendingChoice, onDeliver } = deliveryControls;
  return (
    <RadioGroup
      legend={creditCopy.howSent(name)}
      hideLegend
      value={pendingChoice?.entry === key ? pendingChoice.mode : selected}
      onValueChange={(mode) => onDeliver(key, mode as DeliveryMode)}
      options={modes.map(({ code, label, charge }) => ({ value: code, label, detail: charge }))}
    />
  );
}
