import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../link/Link.tsx';
import { LinkProvider, type AnchorProps } from './LinkProvider.tsx';

const Routed = (props: AnchorProps) => <a {...props} data-routed="" />;

test('links are plain anchors until an application provides its own', () => {
  render(<Link href="/bags">Bags</Link>);
  const link = screen.getByRole('link', { name: 'Bags' });
  expect(link.getAttribute('href')).toBe('/bags');
  expect(link.hasAttribute('data-routed')).toBe(false);
});

test('links are drawn by the component that the application provides', () => {
  render(
    <LinkProvider component={Routed}>
      <Link href="/bags">Bags</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Bags' }).hasAttribute('data-routed')).toBe(true);
});
