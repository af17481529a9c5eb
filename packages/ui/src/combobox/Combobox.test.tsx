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
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('narrows while typing, chooses with Enter and gives the value', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" name="city" options={cities} onValueChange={choose} />);
  await userEvent.type(input(), 'bomb');
  expect(shown()).toEqual(['Mumbai']);
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledExactlyOnceWith('bom', cities[1]);
  expect(input().value).toBe('Mumbai');
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(document.querySelector<HTMLInputElement>('input[name="city"]')?.value).toBe('bom');
});

test('after a choice the whole list is offered again', async () => {
  render(<Combobox label="City" options={cities} defaultValue="bom" />);
  await userEvent.click(input());
  expect(shown()).toHaveLength(3);
});

test('changing the words takes the choice back; leaving keeps them', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} defaultValue="bom" onValueChange={choose} />);
  await userEvent.type(input(), '{Backspace}');
  expect(choose).toHaveBeenLastCalledWith(null, null);
  await userEvent.tab();
  expect(input().value).toBe('Mumba');
  expect(choose).toHaveBeenCalledOnce();
});

test('a label typed in full is chosen on leaving', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} onValueChange={choose} />);
  await userEvent.type(input(), 'new delhi');
  await userEvent.tab();
  expect(choose).toHaveBeenCalledExactlyOnceWith('del', cities[0]);
  expect(input().value).toBe('New Delhi');
});

test('Escape closes the list alone: what was typed stays, and nobody outside hears it', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  render(<Combobox label="City" options={cities} />);
  await userEvent.type(input(), 'mu');
  heard.mockClear();
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('mu');
  expect(shown()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(input().value).toBe('mu');
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});

test('what cannot be chosen stays in sight and says why', async () => {
  const choose = vi.fn();
  render(<Combobox label="City" options={cities} onValueChange={choose} />);
  await userEvent.click(input());
  const chennai = screen.getByRole('option', { name: /Chennai.*From January/ });
  expect(chennai.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(chennai);
  expect(choose).not.toHaveBeenCalled();
});

test('a value from outside, its option arriving later, brings its words; a reset takes them away', async () => {
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

test('says how many were found once typing rests, and that nothing was', async () => {
  render(<Combobox label="City" options={cities} />);
  await userEvent.type(input(), 'm');
  await waitFor(() => expect(screen.getByText('One result').getAttribute('role')).toBe('status'), {
    timeout: 2000,
  });
  await userEvent.type(input(), 'xyz');
  expect(screen.getAllByText('Nothing found for “mxyz”')).toHaveLength(1);
});

test('a list that failed to load says so under the field, with a way to try again', async () => {
  const retry = vi.fn();
  render(<Combobox label="City" options={[]} status="failed" onRetry={retry} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('the server prints no style attribute', () => {
  expect(renderToString(<Combobox label="City" options={cities} defaultValue="bom" />)).not.toContain(
    'style=',
  );
});
