import { formatPaise, rupeesToPaise } from '@luxe/format';
import { variantText } from '@luxe/patterns/order-line';
import { Rows } from '@luxe/ui/rows';
import { Stack } from '@luxe/ui/stack';
import { Text } from '@luxe/ui/text';
import type { StepContent } from '../../data/stepContent.ts';
import { Product } from '../../views/Product.tsx';
import { copy } from './copy.ts';
import { Section } from './Section.tsx';
import { replacementTarget } from './toReturnBody.ts';

/** What the shopper gets instead, when, and that there is nothing to pay [ORD-07]. */
export function NewItems({ place, options, draft }: Pick<StepContent, 'place' | 'options' | 'draft'>) {
  const chosen = options.lines.flatMap((line) => {
    const item = draft.items[line.transactionId];
    const choice = line.choices.find(({ USSID }) => USSID === item?.replaceWith);
    return item && choice ? [{ line, item, choice }] : [];
  });
  const paise = chosen.reduce(
    (sum, { item, choice }) => sum + rupeesToPaise(choice.difference.doubleValue) * item.quantity,
    0,
  );
  const target = replacementTarget(options.refundTargets[0] ?? 'source');
  const notes = [
    copy.newItemsWait,
    copy.nothingToPay,
    ...(paise > 0 ? [copy.difference(formatPaise(paise)), copy.differenceTo[target]] : []),
    copy.fallback[target],
  ];
  return (
    <Section
      title={copy.newItems}
      edit={place.steps.includes('variants') ? copy.editNewItems : ''}
      step="variants"
      orderCode={place.orderCode}
    >
      <Stack gap={16}>
        <Rows aria-label={copy.newItems}>
          {chosen.map(({ line, item, choice }) => (
            <li key={line.transactionId}>
              <Product
                product={{
                  ...line,
                  productName: copy.count(line.productName, item.quantity),
                  imageURL: choice.imageURL,
                  color: choice.color,
                  size: choice.size,
                }}
              >
                {choice.isSame && variantText(choice) === '' && (
                  <Text size="sm" tone="secondary">
                    {copy.sameAgain}
                  </Text>
                )}
              </Product>
            </li>
          ))}
        </Rows>
        {notes.map((note) => (
          <Text key={note} size="sm" tone="secondary">
            {note}
          </Text>
        ))}
      </Stack>
    </Section>
  );
}
