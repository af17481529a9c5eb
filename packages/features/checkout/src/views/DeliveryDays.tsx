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
import { copy } from '../copy.ts';
import { creditCopy } from '../creditCopy.ts';
import type { DeliveryLine, DeliveryMode } from '../data/toDelivery.ts';
import type { Delivering } from '../data/useDelivery.ts';
import { DateRow } from './Checkout.styles.ts';

export type DeliveryDaysProps = {
  /** All the days and what they cost, in a sentence. */
  words: string;
  lines: readonly DeliveryLine[];
  delivering: Delivering;
};

/** The days the bag comes, in a line that opens to each piece and how it is sent [BAG-20]. Pieces that cannot come stay in sight, with the way to mend it. */
export function DeliveryDays({ words, lines, delivering }: DeliveryDaysProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const stuck = lines.filter(({ problem }) => problem !== '');
  const shown = isOpen ? lines : stuck;
  return (
    <Stack gap={12}>
      <Stack direction="row" gap={12} justify="between" align="baseline" wrap>
        <IconText icon="truck" tone="secondary">
          {words}
        </IconText>
        <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? creditCopy.less : creditCopy.see}
        </TextButton>
      </Stack>
      <div id={id}>
        {shown.length > 0 && (
          <Rows pad="m" aria-label={creditCopy.daysOfPieces}>
            {shown.map((line) => (
              <DateRow key={line.key}>
                <LineThumb url={line.imageURL} />
                <Piece line={line} delivering={delivering} />
              </DateRow>
            ))}
          </Rows>
        )}
      </div>
      {stuck.length > 0 && (
        <div>
          <Link href="/cart">{copy.toBag}</Link>
        </div>
      )}
    </Stack>
  );
}

function Piece({ line, delivering }: { line: DeliveryLine; delivering: Delivering }) {
  const { key, brand, name, quantity, problem, when, modes } = line;
  const refused = delivering.problem?.entry === key ? delivering.problem : undefined;
  return (
    <div>
      <Text size="ui">
        <Text as="span" size="ui" weight="medium" translate="no">
          {brand}
        </Text>{' '}
        <span>{quantity > 1 ? `${name} × ${quantity}` : name}</span>
      </Text>
      {modes.length > 1 ? (
        <Modes line={line} delivering={delivering} />
      ) : (
        <Text size="sm" tone={problem ? 'error' : 'secondary'}>
          {problem || when}
        </Text>
      )}
      {refused && (
        <Notice tone="error" live title={creditCopy.notSentSo}>
          {refused.words}
        </Notice>
      )}
    </div>
  );
}

function Modes({
  line: { key, name, modes, selected },
  delivering,
}: {
  line: DeliveryLine;
  delivering: Delivering;
}) {
  const { wanted, onDeliver } = delivering;
  return (
    <RadioGroup
      legend={creditCopy.howSent(name)}
      hideLegend
      value={wanted?.entry === key ? wanted.mode : selected}
      onValueChange={(mode) => onDeliver(key, mode as DeliveryMode)}
      options={modes.map(({ code, label, charge }) => ({ value: code, label, detail: charge }))}
    />
  );
}
