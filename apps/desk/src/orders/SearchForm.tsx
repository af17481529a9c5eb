import { deskSearchStates, deskTextLimits } from '@luxe/contract/desk';
import { Button } from '@luxe/ui/button';
import { DateField } from '@luxe/ui/date-field';
import { Form, useForm, useFormField, useFormValue } from '@luxe/ui/form';
import { Select } from '@luxe/ui/select';
import { TextField } from '@luxe/ui/text-field';
import { useNavigate } from 'react-router-dom';
import { stateLabels } from '../labels/states.ts';
import { searchPath, type OrderSearch } from './orderSearch.ts';
import { Box, Fields, Submit } from './SearchForm.styles.ts';

const stateOptions = deskSearchStates.map((value) => ({ value, label: stateLabels[value] }));

/** Searches orders. The search is in the address of the screen, so that it can be shared and bookmarked. */
export function SearchForm({ search }: { search: OrderSearch }) {
  const navigate = useNavigate();
  const form = useForm<OrderSearch>({ values: search });
  return (
    <Box>
      <Form form={form} aria-label="Search orders" onSubmit={(values) => void navigate(searchPath(values))}>
        <SearchFields />
      </Form>
    </Box>
  );
}

function SearchFields() {
  const from = useFormValue<OrderSearch, 'from'>('from');
  const to = useFormValue<OrderSearch, 'to'>('to');
  return (
    <Fields>
      <TextField
        label="Order, e-mail, phone or product"
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...useFormField<OrderSearch>('q', {
          maxLength: { value: deskTextLimits.search, message: 'Use fewer words.' },
        })}
      />
      <Select
        label="State"
        placeholder="Every state"
        options={stateOptions}
        {...useFormField<OrderSearch>('state')}
      />
      <DateField label="From" {...from} />
      <DateField label="To" {...to} />
      <Submit>
        <Button type="submit" icon="search">
          Search
        </Button>
      </Submit>
    </Fields>
  );
}
