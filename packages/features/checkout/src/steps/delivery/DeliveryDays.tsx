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
import { copy as pageCopy } from '../../data/copy.ts';
import { copy } from './copy.ts';
import type { DeliveryLine, DeliveryMode } from './toDelivery.ts';
import type { DeliveryControls } from './useDelivery.ts';
import { DateRow } from './DeliveryDays.styles.ts';

export type DeliveryDaysProps = DeliveryControls & {
  /** Delivery days and charge in one sentence. */
  text: string;
  lines: readonly DeliveryLine[];
};

/**
 * Delivery days in one sentence, expandable to the delivery modes of each item [BAG-20]. Undeliverable items
 * are always visible, with a link to the bag.
 */
export function DeliveryDays({ text, lines, pendingChoice, problem, onDeliver }: DeliveryDaysProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const problemLines = lines.filter((line) => line.problem !== '');
  const visibleLines = isOpen ? lines : problemLines;
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} justify="between" align="center" wrap>
        <IconText icon="truck" tone="secondary">
          {text}
        </IconText>
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? copy.less : copy.showItems}
        </TextButton>
      </Stack>
      <div id={id}>
        {visibleLines.length > 0 && (
          <Rows padding="m" aria-label={copy.deliveryDays}>
            {visibleLines.map((line) => (
              <DateRow key={line.key}>
                <LineThumb url={line.imageURL} />
                <LineDetails
                  line={line}
                  pendingMode={pendingChoice?.entry === line.key ? pendingChoice.mode : undefined}
                  failure={problem?.entry === line.key ? problem.message : undefined}
                  onDeliver={(mode) => onDeliver(line.key, mode)}
                />
              </DateRow>
            ))}
          </Rows>
        )}
      </div>
      {problemLines.length > 0 && (
        <div>
          <Link href={bagPath}>{pageCopy.toBag}</Link>
        </div>
      )}
    </Stack>
  );
}

type LineDetailsProps = {
  line: DeliveryLine;
  /** The delivery mode that is being saved; undefined for none. */
  pendingMode: DeliveryMode | undefined;
  /** Why the last choice failed; undefined when it succeeded. */
  failure: string | undefined;
  onDeliver: (mode: DeliveryMode) => void;
};

function LineDetails({ line, pendingMode, failure, onDeliver }: LineDetailsProps) {
  const { brand, name, quantity, problem, when, modes, selected } = line;
  return (
    <div>
      <Text size="ui">
        <Text as="span" size="ui" weight="medium" translate="no">
          {brand}
        </Text>{' '}
        <span>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
      </Text>
      {modes.length > 1 ? (
        <RadioGroup
          legend={copy.howSent(name)}
          hideLegend
          value={pendingMode ?? selected}
          onValueChange={(mode) => onDeliver(mode as DeliveryMode)}
          options={modes.map(({ code, label, charge }) => ({ value: code, label, detail: charge }))}
        />
      ) : (
        <Text size="sm" tone={problem ? 'error' : 'secondary'}>
          {problem || when}
        </Text>
      )}
      {failure !== undefined && (
        <Notice tone="error" live title={copy.deliveryUnchanged}>
          {failure}
        </Notice>
      )}
    </div>
  );
}
