import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StorePicker } from './StorePicker.tsx';
import { stores } from './storeSamples.ts';

test('an option is named by store, hours and distance; an error describes the group [ORD-06]', async () => {
  const choose = vi.fn();
  render(
    <StorePicker
      legend="Stores near 110003"
      stores={stores}
      value={undefined}
      onValueChange={choose}
      error="Please select store to continue."
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Vasant Kunj.*Open until 9:30 pm.*8\.4 km$/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('vasant-kunj');
  const group = screen.getByRole('group', { name: 'Stores near 110003' });
  expect(group.getAttribute('aria-describedby')).toBe(
    screen.getByText('Please select store to continue.').id,
  );
});

test('an unavailable store is disabled and shows the reason; link names contain the store name', () => {
  render(<StorePicker legend="Stores" stores={stores} value={undefined} onValueChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Saket.*Takes no returns/ }).disabled).toBe(
    true,
  );
  expect(screen.getByRole('link', { name: 'Directions to Chanakyapuri, Arcade 2' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call Chanakyapuri, Arcade 2, 981 234 5670' })).toBeDefined();
});
