import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

test('hides a skeleton of one line and of several lines from assistive technology', () => {
  const { container } = render(
    <>
      <Skeleton />
      <Skeleton lines={3} />
    </>,
  );
  const [one, three] = container.children;
  expect(one?.getAttribute('aria-hidden')).toBe('true');
  expect(three?.getAttribute('aria-hidden')).toBe('true');
  expect(three?.children).toHaveLength(3);
});
