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
const least = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price, least' });
const most = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Price, most' });

test('each thumb is a named slider that reads its price', () => {
  render(<RangeSlider {...price} />);
  expect(least().getAttribute('aria-valuetext')).toBe('₹20');
  expect(most().getAttribute('aria-valuetext')).toBe('₹80');
});

test('thumbs never pass each other', () => {
  const change = vi.fn();
  render(<RangeSlider {...price} onValueChange={change} />);
  fireEvent.input(least(), { target: { value: '95' } });
  expect(change).toHaveBeenLastCalledWith([80, 80]);
  fireEvent.input(most(), { target: { value: '10' } });
  expect(change).toHaveBeenLastCalledWith([80, 80]);
});

test('commits where it came to rest', () => {
  const commit = vi.fn();
  render(<RangeSlider {...price} onValueCommit={commit} />);
  fireEvent.input(least(), { target: { value: '30' } });
  expect(commit).not.toHaveBeenCalled();
  least().dispatchEvent(new Event('change', { bubbles: true }));
  expect(commit).toHaveBeenCalledExactlyOnceWith([30, 80]);
});

test('is sent with a form and drawn on the server without a style attribute', () => {
  const html = renderToString(<RangeSlider {...price} names={['from', 'to']} />);
  expect(html).toContain('name="from"');
  expect(html).not.toContain('style=');
});

test('ends can be typed: taken on Enter or leaving, kept within the limits and each other', async () => {
  const commit = vi.fn();
  render(<RangeSlider {...price} inputs={RangeInputs} onValueCommit={commit} />);
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, least' });
  await userEvent.clear(from);
  await userEvent.type(from, '3x5');
  expect(commit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(commit).toHaveBeenLastCalledWith([35, 80]);
  expect(least().value).toBe('35');
  const to = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price, most' });
  await userEvent.clear(to);
  await userEvent.type(to, '900');
  await userEvent.tab();
  expect(commit).toHaveBeenLastCalledWith([35, 100]);
  expect(to.value).toBe('100');
  await userEvent.clear(from);
  await userEvent.tab();
  expect(from.value).toBe('0');
});

test('another value that stands moves the thumbs of the same slider, which keeps the focus', () => {
  const { rerender } = render(<RangeSlider {...price} value={[20, 80]} />);
  const thumb = least();
  thumb.focus();
  fireEvent.input(thumb, { target: { value: '30' } });
  rerender(<RangeSlider {...price} value={[20, 80]} />);
  expect(thumb.value).toBe('30');
  rerender(<RangeSlider {...price} value={[30, 80]} />);
  rerender(<RangeSlider {...price} value={[10, 60]} />);
  expect([least().value, most().value]).toEqual(['10', '60']);
  expect(document.activeElement).toBe(thumb);
});
