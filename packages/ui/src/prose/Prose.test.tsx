import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose, type SanitisedHtml } from './Prose.tsx';

test('draws what a server has cleaned', () => {
  render(<Prose html={'<h2>Returns</h2><p>Seven days.</p>' as SanitisedHtml} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeDefined();
});

test('a plain string does not fit', () => {
  // @ts-expect-error Nobody says that it is clean.
  const element = <Prose html="<img src=x onerror=alert(1)>" />;
  expect(element.type).toBe(Prose);
});
