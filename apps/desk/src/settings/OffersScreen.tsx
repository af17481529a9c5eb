import { useFormField } from '@luxe/ui/form';
import { TextField } from '@luxe/ui/text-field';
import { useSearchParams } from 'react-router-dom';
import { toSearch } from '../client/deskClient.ts';
import { Screen } from '../screen/Screen.tsx';
import { SearchForm } from '../screen/SearchForm.tsx';
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
      <SearchForm<Lookup>
        label="Look up an offer"
        fieldsLabel="Offer"
        action="Look up"
        values={{ ussid }}
        pathOf={(values) => `/desk/offers${toSearch({ ussid: values.ussid.trim() })}`}
      >
        <UssidField />
      </SearchForm>
      {ussid !== '' && <OfferPart key={ussid} ussid={ussid} />}
    </Screen>
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
