import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const cities: ComboboxOption[] = [
  { value: 'del', label: 'New Delhi' },
  { value: 'bom', label: 'Mumbai', keywords: 'Bombay' },
  { value: 'maa', label: 'Chennai', disabled: true, reason: 'From January' },
];
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const visibleOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('filters while typing, selects with Enter and reports the value', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" name="city" options={cities} onValueChange={choose} />);
  await userEvent.type(input(), 'bomb');
  expect(visibleOptions()).toEqual(['Mumbai']);
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('bom', cities[1]);
  expect(input().value).toBe('Mumbai');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector<HTMLInputElement>('input[name="city"]')?.value).toBe('bom');
});

test('offers all options again after a selection', async () => {
  render(<Combobox label="City" options={cities} defaultValue="bom" />);
  await userEvent.click(input());
  expect(visibleOptions()).toHaveLength(3);
});

test('editing the text clears the selection, but leaving the field preserves the text', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} defaultValue="bom" onValueChange={choose} />);
  await userEvent.type(input(), '{Backspace}');
  expect(choose).toHaveBeenLastCalledWith(null, null);
  await userEvent.tab();
  expect(input().value).toBe('Mumba');
  expect(choose).toHaveBeenCalledOnce();
});

test('leaving the field selects an option whose label was typed in full', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} onValueChange={choose} />);
  await userEvent.type(input(), 'new delhi');
  await userEvent.tab();
  expect(choose).toHaveBeenCalledExactlyOnceWith('del', cities[0]);
  expect(input().value).toBe('New Delhi');
});

test('Escape closes only the list, preserves the text and does not reach listeners outside', async () => {
  const outerListener = vi.fn();
  document.addEventListener('keydown', outerListener);
  render(<Combobox label="City" options={cities} />);
  await userEvent.type(input(), 'mu');
  outerListener.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('mu');
  expect(visibleOptions()).toEqual([]);
  expect(outerListener).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('mu');
  expect(outerListener).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', outerListener);
});

test('a disabled option stays visible with its reason', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} onValueChange={choose} />);
  await userEvent.click(input());
  const chennai = screen.getByRole('option', { name: /Chennai.*From January/ });
  expect(chennai.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(chennai);
  expect(choose).not.toHaveBeenCalled();
});

test('shows the label of a controlled value once its option loads, and no text after a reset', async () => {
  function City() {
    const [value, setValue] = useState<string | null>('bom');
    const [options, setOptions] = useState<ComboboxOption[]>([]);
    return (
      <>
        <Combobox label="City" options={options} value={value} onValueChange={setValue} />
        <button onClick={() => setOptions(cities)}>Load</button>
        <button onClick={() => setValue(null)}>Reset</button>
      </>
    );
  }
  render(<City />);
  expect(input().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect(input().value).toBe('Mumbai');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(input().value).toBe('');
});

test('announces the number of results after a pause, and shows a message if there are none', async () => {
  render(<Combobox label="City" options={cities} />);
  await userEvent.type(input(), 'm');
  await waitFor(() => expect(screen.getByText('One result').getAttribute('role')).toBe('status'), {
    timeout: 2000,
  });
  await userEvent.type(input(), 'xyz');
  expect(screen.getAllByText('Nothing found for “mxyz”')).toHaveLength(1);
});

test('offers a retry under the field if the list failed to load', async () => {
  const retry = vi.fn();
  render(<Combobox label="City" options={[]} status="failed" onRetry={retry} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('renders no style attribute on the server', () => {
  expect(renderToString(<Combobox label="City" options={cities} defaultValue="bom" />)).not.toContain(
    'style=',
  );
});
