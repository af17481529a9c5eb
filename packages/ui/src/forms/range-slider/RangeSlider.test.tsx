import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RangeInputs } from './RangeInputs.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const price = {
  legend: 'Price',
  min: 0,
  max: 100,
  defaultValue: [20, 80] as const,
  format: (n: number) => `₹${n}`,
};
const minimum = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price, minimum' });
const maximum = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price, maximum' });

test('each thumb is a named slider with a formatted value', () => {
  render(<RangeSlider {...price} />);
  expect(minimum().getAttribute('aria-valuetext')).toBe('₹20');
  expect(maximum().getAttribute('aria-valuetext')).toBe('₹80');
});

test('thumbs do not pass each other', () => {
  const onValueChange = vi.fn();
  render(<RangeSlider {...price} onValueChange={onValueChange} />);
  fireEvent.input(minimum(), { target: { value: '95' } });
  expect(onValueChange).toHaveBeenLastCalledWith([80, 80]);
  fireEvent.input(maximum(), { target: { value: '10' } });
  expect(onValueChange).toHaveBeenLastCalledWith([80, 80]);
});

test('commits the range once a thumb is released', () => {
  const onValueCommit = vi.fn();
  render(<RangeSlider {...price} onValueCommit={onValueCommit} />);
  fireEvent.input(minimum(), { target: { value: '30' } });
  expect(onValueCommit).not.toHaveBeenCalled();
  minimum().dispatchEvent(new Event('change', { bubbles: true }));
  expect(onValueCommit).toHaveBeenCalledExactlyOnceWith([30, 80]);
});

test('the server renders the form field names of both inputs, and no style attribute', () => {
  const html = renderToString(<RangeSlider {...price} names={['from', 'to']} />);
  expect(html).toContain('name="from"');
  expect(html).not.toContain('style=');
});

test('Enter or blur commits a typed number, limited by the range and by the other number', async () => {
  const onValueCommit = vi.fn();
  render(<RangeSlider {...price} inputs={RangeInputs} onValueCommit={onValueCommit} />);
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, minimum' });
  await userEvent.clear(from);
  await userEvent.type(from, '3x5');
  expect(onValueCommit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onValueCommit).toHaveBeenLastCalledWith([35, 80]);
  expect(minimum().value).toBe('35');
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, maximum' });
  await userEvent.clear(to);
  await userEvent.type(to, '900');
  await userEvent.tab();
  expect(onValueCommit).toHaveBeenLastCalledWith([35, 100]);
  expect(to.value).toBe('100');
  await userEvent.clear(from);
  await userEvent.tab();
  expect(from.value).toBe('0');
});

test('a new `value` moves the thumbs, and the focused thumb keeps the focus', () => {
  const { rerender } = render(<RangeSlider {...price} value={[20, 80]} />);
  const thumb = minimum();
  thumb.focus();
  fireEvent.input(thumb, { target: { value: '30' } });
  rerender(<RangeSlider {...price} value={[20, 80]} />);
  expect(thumb.value).toBe('30');
  rerender(<RangeSlider {...price} value={[30, 80]} />);
  rerender(<RangeSlider {...price} value={[10, 60]} />);
  expect([minimum().value, maximum().value]).toEqual(['10', '60']);
  expect(document.activeElement).toBe(thumb);
});
