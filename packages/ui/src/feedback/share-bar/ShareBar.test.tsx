import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShareBar } from './ShareBar.tsx';

const widths = (shares: readonly number[]) => {
  const { container } = render(<ShareBar shares={shares} />);
  return [...container.querySelectorAll('rect')].map((share) => [
    share.getAttribute('x'),
    share.getAttribute('width'),
  ]);
};

test('divides the bar by the shares, with gaps between them', () =>
  expect(widths([3, 1])).toEqual([
    ['0%', '74.7%'],
    ['75%', '25%'],
  ]));

test('leaves out shares of zero, and shows very small ones within the bar', () => {
  const rects = widths([1_000_000, 0, 1]);
  expect(rects).toHaveLength(2);
  expect(rects[1]).toEqual(['99.7%', '0.3%']);
});

test('is hidden from assistive technology', () => {
  const { container } = render(<ShareBar shares={[1]} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
