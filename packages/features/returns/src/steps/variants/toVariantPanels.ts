import { formatPaise, rupeesToPaise } from '@luxe/format';
import { variantText } from '@luxe/patterns/order-line';
import type { RadioPanel } from '@luxe/ui/radio-panels';
import type { OptionLine } from '../../data/draft.ts';
import { copy } from './copy.ts';

/** Stock below this is shown as a number. */
const scarce = 5;

/** The choices of a line for `quantity` units, with stock and price. Impossible ones come last. */
export const toVariantPanels = ({ choices }: Pick<OptionLine, 'choices'>, quantity: number): RadioPanel[] =>
  choices
    .map((choice) => toPanel(choice, quantity, new Set(choices.map(({ sellerName }) => sellerName)).size > 1))
    .toSorted((one, other) => Number(one.disabled) - Number(other.disabled));

function toPanel(choice: OptionLine['choices'][number], quantity: number, hasSellers: boolean) {
  const { USSID, stock, obstacle, isSame, difference, sellerName } = choice;
  const variant = variantText(choice);
  const paise = rupeesToPaise(difference.doubleValue) * quantity;
  const isTooFew = obstacle === '' && stock < quantity;
  const stockNote = isTooFew ? copy.tooFew(stock) : stock < scarce ? copy.left(stock) : copy.inStock;
  return {
    value: USSID,
    label: isSame ? (variant ? copy.sameVariant(variant) : copy.same) : variant,
    note: obstacle || [stockNote, ...(hasSellers ? [copy.seller(sellerName)] : [])].join('. '),
    ...(obstacle === '' && { aside: paise > 0 ? copy.difference(formatPaise(paise)) : copy.samePrice }),
    disabled: obstacle !== '' || isTooFew,
  };
}
