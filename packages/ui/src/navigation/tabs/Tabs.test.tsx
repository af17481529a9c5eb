import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const items = [
  { value: 'details', label: 'Details', children: 'A single hide' },
  { value: 'care', label: 'Care', children: <input aria-label="Note" /> },
];

test('the server renders the first panel, its ARIA attributes and no style attribute', () => {
  const html = renderToString(<Tabs label="About" items={items} />);
  expect(html).toContain('A single hide');
  expect(html).toContain('aria-selected="true"');
  expect(html).not.toContain('style=');
});

test('with `value`, a press on another tab calls onValueChange but does not change the panel', async () => {
  const onValueChange = vi.fn();
  render(<Tabs label="About" items={items} value="details" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('care');
  expect(screen.getByRole('tabpanel').textContent).toBe('A single hide');
});

test('with keepMounted, preserves text typed in a panel', async () => {
  render(<Tabs label="About" items={items} defaultValue="care" keepMounted />);
  await userEvent.type(screen.getByRole('textbox'), 'dry cloth');
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'Care' }));
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('dry cloth');
});
