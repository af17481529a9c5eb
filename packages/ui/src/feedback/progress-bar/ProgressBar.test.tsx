import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

test('exposes its name, its progress and its value text to assistive technology', () => {
  render(<ProgressBar label="Free delivery" value={3800} max={5000} valueText="₹1,200 to go" />);
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Free delivery' });
  expect(bar.getAttribute('aria-valuetext')).toBe('₹1,200 to go');
  expect(bar.position).toBeCloseTo(0.76);
});

test('a hidden label is still the accessible name', () => {
  render(<ProgressBar label="Uploading photo" hideLabel value={12} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading photo' })).toBeDefined();
  expect(screen.queryByText('Uploading photo')).toBeNull();
});

test.each([
  [-5, 0],
  [140, 100],
])('shows the value %i, which is out of range, as %i', (value, clamped) => {
  render(<ProgressBar label="Upload" value={value} />);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(clamped);
});

test('without a value, the server renders neither a value attribute nor a style attribute', () => {
  const html = renderToString(<ProgressBar label="Checking the coupon" />);
  expect(html).not.toContain('value=');
  expect(html).not.toContain('style=');
});
