import { Button } from '@luxe/ui/button';
import { Form, useForm, useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { Filters } from '../screen/Filters.tsx';
import { Screen } from '../screen/Screen.tsx';
import { OfferPart } from './OfferPart.tsx';

interface Lookup {
  ussid: string;
}

/** Prices and stock: looks up an offer and changes it. */
export function OffersScreen() {
  const [params] = useSearchParams();
  const ussid = (params.get('ussid') ?? '').trim();
  return (
    <Screen title="Prices and stock">
      <LookupForm ussid={ussid} />
      {ussid !== '' && <OfferPart key={ussid} ussid={ussid} />}
    </Screen>
  );
}

function LookupForm({ ussid }: Lookup) {
  const navigate = useNavigate();
  const form = useForm<Lookup>({ values: { ussid } });
  return (
    <search>
      <Form
        form={form}
        aria-label="Look up an offer"
        onSubmit={(values) => void navigate(`/desk/offers${toSearch({ ussid: values.ussid.trim() })}`)}
      >
        <Filters label="Offer">
          <UssidField />
          <div>
            <Button type="submit" emphasis="secondary">
              Look up
            </Button>
          </div>
        </Filters>
      </Form>
    </search>
  );
}

const UssidField = () => (
  <TextField
    label="Offer (USSID)"
    autoComplete="off"
    spellCheck={false}
    {...useFormField<Lookup>('ussid', {
      required: 'Enter the USSID of the offer.',
      maxLength: { value: 100, message: 'This is too long for a USSID.' },
    })}
  />
);
