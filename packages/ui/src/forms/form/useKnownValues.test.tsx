import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from '../text-field/TextField.tsx';
import { Form, useForm, useFormField } from './Form.tsx';
import { useKnownValues } from './useKnownValues.ts';

type Contact = { name: string; email: string; text: string };
const empty: Contact = { name: '', email: '', text: '' };
const known = { name: 'Ananya Rao', email: 'ananya@example.com' };

const Fields = () => (
  <>
    <TextField label="Name" {...useFormField<Contact>('name', { required: 'Enter your name.' })} />
    <TextField label="E-mail" {...useFormField<Contact>('email', { required: 'Enter your address.' })} />
    <TextField label="Text" {...useFormField<Contact>('text', { required: 'Enter a text.' })} />
  </>
);

function ContactForm({ values, onSubmit = vi.fn() }: { values?: Partial<Contact>; onSubmit?: () => void }) {
  const form = useForm<Contact>({ defaultValues: empty });
  useKnownValues(form, values);
  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Contact">
      <Fields />
      <button>Send</button>
    </Form>
  );
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('values that arrive fill the fields that are empty, and leave what was typed', async () => {
  const { rerender } = render(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Name'), 'Meera');
  rerender(<ContactForm values={known} />);
  await waitFor(() => expect(valueOf('E-mail')).toBe(known.email));
  expect(valueOf('Name')).toBe('Meera');
});

test('the errors of other fields stay, without a moment in which they are gone', async () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<ContactForm onSubmit={onSubmit} />);
  await send();
  await screen.findByText('Enter a text.');
  const seen: boolean[] = [];
  const observer = new MutationObserver(() => seen.push(screen.queryByText('Enter a text.') !== null));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  rerender(<ContactForm values={known} onSubmit={onSubmit} />);
  await waitFor(() => expect(screen.queryByText('Enter your name.')).toBeNull());
  observer.disconnect();
  expect(valueOf('Name')).toBe(known.name);
  expect(screen.queryByText('Enter your address.')).toBeNull();
  expect(screen.getByText('Enter a text.')).toBeDefined();
  expect(seen).not.toContain(false);
  // The form still rejects what is missing.
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error before the first submit stays beside a typed value, and goes with a filled one', async () => {
  const { rerender } = render(<ContactForm />);
  for (const label of ['Name', 'Text']) {
    fireEvent.focus(screen.getByLabelText(label));
    fireEvent.blur(screen.getByLabelText(label));
  }
  await screen.findByText('Enter a text.');
  rerender(<ContactForm values={known} />);
  await waitFor(() => expect(screen.queryByText('Enter your name.')).toBeNull());
  expect(screen.getByText('Enter a text.')).toBeDefined();
});

test('an empty value fills nothing, so the error of its field stays', async () => {
  const { rerender } = render(<ContactForm />);
  await send();
  await screen.findByText('Enter your address.');
  rerender(<ContactForm values={{ ...known, email: '' }} />);
  await waitFor(() => expect(valueOf('Name')).toBe(known.name));
  expect(screen.getByText('Enter your address.')).toBeDefined();
});

test('a value that arrives again does not come back after the shopper has removed it', async () => {
  const { rerender } = render(<ContactForm values={known} />);
  await waitFor(() => expect(valueOf('Name')).toBe(known.name));
  await userEvent.clear(screen.getByLabelText('Name'));
  rerender(<ContactForm values={{ ...known }} />);
  await userEvent.type(screen.getByLabelText('Text'), 'x');
  expect(valueOf('Name')).toBe('');
});
