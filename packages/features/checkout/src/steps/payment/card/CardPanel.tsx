import { cardBrandNames } from '@luxe/format';
import { Form, useFormField } from '@luxe/ui/form';
import { RadioPanels, type RadioPanel } from '@luxe/ui/radio-panels';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { copy } from '../copy.ts';
import { codeProblem } from './card.ts';
import { CardFields, type CardFieldsProps } from './CardFields.tsx';
import { findSavedCard, type CardValues, type SavedPaymentCard } from './cardValues.ts';
import { Half } from '../Pay.styles.ts';
import { SecurityCodeField } from './SecurityCodeField.tsx';

export type CardPanelProps = CardFieldsProps & {
  /** Id of the form, which the page's button submits. */
  id: string;
  form: UseFormReturn<CardValues>;
  saved: readonly SavedPaymentCard[];
  /** Called with valid values. */
  onSubmit: (values: CardValues) => void;
};

/** Payment by card: a saved one with its security code, or a new one [CHK-31]. */
export function CardPanel({ id, form, saved, onSubmit, ...fields }: CardPanelProps) {
  const source = useWatch({ control: form.control, name: 'source' });
  const chosen = findSavedCard(source, saved);
  return (
    <Form id={id} form={form} onSubmit={onSubmit} aria-label={copy.card.form}>
      {saved.length === 0 ? (
        <CardFields {...fields} />
      ) : (
        <RadioPanels
          legend={copy.card.saved}
          hideLegend
          value={chosen?.cardToken ?? 'new'}
          onValueChange={(value) => {
            form.setValue('source', value);
            form.resetField('savedCode');
          }}
          options={[
            ...saved.map(toPanel),
            { value: 'new', label: copy.card.another, children: <CardFields {...fields} /> },
          ]}
        />
      )}
    </Form>
  );
}

function toPanel(card: SavedPaymentCard): RadioPanel {
  const month = `${String(card.expiryMonth).padStart(2, '0')} / ${String(card.expiryYear).slice(2)}`;
  const until = card.isExpired ? copy.card.hasExpired(month) : copy.card.until(month);
  return {
    value: card.cardToken,
    label: copy.card.brandAndLast4(cardBrandNames[card.cardBrand], card.cardEndingDigits),
    note: card.bank && !card.isExpired ? `${card.bank}. ${until}` : until,
    disabled: card.isExpired,
    children: <SavedCode key={card.cardToken} card={card} />,
  };
}

function SavedCode({ card: { cardBrand } }: { card: SavedPaymentCard }) {
  const field = useFormField<CardValues>('savedCode', {
    validate: (code) => codeProblem(String(code), cardBrand) ?? true,
  });
  return (
    <Half>
      <SecurityCodeField brand={cardBrand} {...field} />
    </Half>
  );
}
