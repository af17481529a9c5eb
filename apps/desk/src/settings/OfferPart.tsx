import type { DeskOffer } from '@luxe/contract/desk';
import { formatPaise } from '@luxe/format';
import { Button } from '@luxe/ui/button';
import { FactList } from '@luxe/ui/fact-list';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { useToast } from '@luxe/ui/toast';
import { useSWRConfig } from 'swr';
import { useChange } from '../client/useChange.ts';
import { readKey, useRead } from '../client/useRead.ts';
import { countText } from '../labels/words.ts';
import { ReadState } from '../screen/ReadState.tsx';
import { Section } from '../screen/Section.tsx';
import { Changes, InlineForm } from './OfferPart.styles.ts';
import { rupeesText } from './rupeesText.ts';
import { typedStays } from './typedStays.ts';

/** The price and the stock of one offer. */
export function OfferPart({ ussid }: { ussid: string }) {
  const read = useRead('offer', { params: { ussid } });
  return (
    <ReadState read={read} back={{ href: '/desk/offers', text: 'Prices and stock' }}>
      {({ offer }) => <OneOffer offer={offer} />}
    </ReadState>
  );
}

function OneOffer({ offer }: { offer: DeskOffer }) {
  return (
    <Section title={offer.productName}>
      <FactList
        facts={[
          { term: 'Offer', value: offer.ussid },
          { term: 'MRP', value: formatPaise(offer.mrpPaise) },
          { term: 'Price', value: formatPaise(offer.pricePaise) },
          { term: 'Stock', value: countText(offer.stock, 'unit') },
        ]}
      />
      <Changes>
        <PriceForm offer={offer} />
        <StockForm offer={offer} />
      </Changes>
    </Section>
  );
}

/** Shows a changed offer. */
function useShowOffer() {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  return async (offer: DeskOffer, message: string) => {
    toast.show({ message });
    await mutate(readKey('offer', { params: { ussid: offer.ussid } }), { offer }, { revalidate: false });
  };
}

interface Price {
  rupees: string;
}

function PriceForm({ offer }: { offer: DeskOffer }) {
  const { send } = useChange('changePrice');
  const show = useShowOffer();
  const form = useForm<Price>({ values: { rupees: rupeesText(offer.pricePaise) }, resetOptions: typedStays });
  const submit = async (body: Price) => {
    const outcome = await send({ params: { ussid: offer.ussid }, body });
    if (outcome.status === 'problem') return { fields: { rupees: outcome.message } };
    if (outcome.status === 'done') {
      const changed = outcome.data.offer;
      form.resetField('rupees', { defaultValue: rupeesText(changed.pricePaise) });
      await show(changed, `The price is ${formatPaise(changed.pricePaise)}.`);
    }
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Price">
      <InlineForm>
        <PriceField />
        <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Changing">
          Change price
        </Button>
      </InlineForm>
    </Form>
  );
}

const PriceField = () => (
  <TextField
    label="Price in rupees"
    prefix="₹"
    inputMode="decimal"
    autoComplete="off"
    {...useFormField<Price>('rupees', { required: 'Enter the price.' })}
  />
);

interface Stock {
  stock: string;
}

function StockForm({ offer }: { offer: DeskOffer }) {
  const { send } = useChange('changeStock');
  const show = useShowOffer();
  const form = useForm<Stock>({ values: { stock: String(offer.stock) }, resetOptions: typedStays });
  const submit = async ({ stock }: Stock) => {
    const outcome = await send({ params: { ussid: offer.ussid }, body: { stock: Number(stock) } });
    if (outcome.status === 'problem') return { fields: { stock: outcome.message } };
    if (outcome.status === 'done') {
      const changed = outcome.data.offer;
      form.resetField('stock', { defaultValue: String(changed.stock) });
      await show(changed, `${countText(changed.stock, 'unit')} can be ordered.`);
    }
    return undefined;
  };
  return (
    <Form form={form} onSubmit={submit} aria-label="Stock">
      <InlineForm>
        <StockField />
        <Button type="submit" busy={form.formState.isSubmitting} busyLabel="Changing">
          Change stock
        </Button>
      </InlineForm>
    </Form>
  );
}

const StockField = () => (
  <TextField
    label="Units that can be ordered"
    inputMode="numeric"
    autoComplete="off"
    {...useFormField<Stock>('stock', {
      validate: (text) => /^\d+$/.test(text.trim()) || 'Enter a number of units, such as 7.',
    })}
  />
);
