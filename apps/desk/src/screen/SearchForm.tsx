import { Button } from '@luxe/ui/button';
import { Form, useForm } from '@luxe/ui/form';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Filters } from './Filters.tsx';

export type SearchFormProps<Values extends object> = {
  /** Accessible name of the form. */
  label: string;
  /** Accessible name of its fields. Default: `Search`. */
  fieldsLabel?: string;
  /** Text of the button. Default: `Show`. */
  action?: string;
  values: Values;
  /** The address of the screen with what is searched, so that it can be shared and bookmarked. */
  pathOf: (values: Values) => string;
  /** The fields, each by `useFormField`. */
  children: ReactNode;
};

/** The search of a list: fields and a button that opens the screen at another address. */
export function SearchForm<Values extends object>({
  label,
  fieldsLabel = 'Search',
  action = 'Show',
  values,
  pathOf,
  children,
}: SearchFormProps<Values>) {
  const navigate = useNavigate();
  const form = useForm<Values>({ values });
  return (
    <search>
      <Form form={form} aria-label={label} onSubmit={(search) => void navigate(pathOf(search))}>
        <Filters label={fieldsLabel}>
          {children}
          <div>
            <Button type="submit" emphasis="secondary">
              {action}
            </Button>
          </div>
        </Filters>
      </Form>
    </search>
  );
}
