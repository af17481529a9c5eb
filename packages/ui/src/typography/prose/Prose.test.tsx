import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose, type SanitisedHtml } from './Prose.tsx';

test('renders sanitised HTML', () => {
  render(<Prose html={'<h2>Returns</h2><p>Seven days.</p>' as SanitisedHtml} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeDefined();
});

test('does not accept a plain string instead of sanitised HTML (type check)', () => {
  // @ts-expect-error The string is not sanitised.
  const element = <Prose html="<img src=x onerror=alert(1)>" />;
  expect(element.type).toBe(Prose);
});
