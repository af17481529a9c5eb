import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { EntryForm, type EntryFormProps } from './EntryForm.tsx';

const picture = {
  ...{ type: 'object', title: 'Picture', widget: 'picture' },
  properties: { file: { type: 'string' }, alt: { type: 'string' } },
};
const schema = {
  type: 'object',
  required: ['needed'],
  properties: {
    needed: picture,
    optional: picture,
    notes: {
      type: 'array',
      title: 'Notes',
      items: { type: 'object', title: 'Note', properties: { title: { type: 'string', title: 'Title' } } },
    },
  },
};
const chosen = { file: 'https://media.example/a.avif', width: 16, height: 7, tone: '#58312f', alt: '' };
const value = { needed: chosen, optional: chosen, notes: [{ title: 'One' }, { title: 'Two' }] };

/** The form, which shows what a person has changed. */
function renderForm() {
  const onEdit = vi.fn<EntryFormProps['onEdit']>();
  function Edited() {
    const [edited, setEdited] = useState<EntryFormProps['value']>(value);
    const edit: EntryFormProps['onEdit'] = (next) => {
      onEdit(next);
      setEdited(next);
    };
    return <EntryForm schema={schema} value={edited} issues={[]} onEdit={edit} />;
  }
  render(<Edited />);
  return onEdit;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focusedName = () => document.activeElement?.getAttribute('aria-label') ?? '';

it('removes a picture that is optional, with the focus beside it', () => {
  const onEdit = renderForm();
  press('Remove the picture');
  expect(onEdit).toHaveBeenLastCalledWith({ ...value, optional: {} });
  expect(document.activeElement?.id).toBe('root_optional');
  expect(screen.queryByRole('button', { name: 'Remove the picture' })).toBeNull();
});

it('moves the focus to an item that is added', () => {
  renderForm();
  press('Add a note');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement?.textContent).toContain('3. Note');
});

it('moves the focus with an item', () => {
  renderForm();
  press('Add a note');
  press('Move up: 3. Note');
  expect(focusedName()).toBe('Move up: 2. Note');
  // The first item cannot move up, so the focus goes to the other button.
  press('Move up: 2. Note');
  expect(focusedName()).toBe('Move down: 1. Note');
});
