import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { value: 'a', title: 'Category', children: 'Totes' },
  { value: 'b', title: 'Brand', children: 'Oduvia' },
];

test('opens one panel at a time and closes the open panel on a second press', async () => {
  render(<Accordion items={items} />);
  const category = screen.getByRole('button', { name: 'Category' });
  await userEvent.click(category);
  expect(category.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  expect(category.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(screen.getByRole('button', { name: 'Brand' }));
  expect(screen.queryByText('Oduvia')).toBeNull();
});

test('multiple mode opens several panels, renders headings and moves focus with arrow keys', async () => {
  render(<Accordion type="multiple" defaultValue={['a', 'b']} items={items} headingLevel={2} />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getByText('Totes')).toBeDefined();
  expect(screen.getByText('Oduvia')).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Brand' }));
});

test('renders no style attribute on the server', () => {
  expect(renderToString(<Accordion items={items} defaultValue="a" />)).not.toContain('style=');
});
