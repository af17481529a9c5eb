import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BrandsView, type BrandsViewProps } from './BrandsView.tsx';

const brands = ['Alma & Aube', 'Élan', 'Émile', '1912'].map((name, at) => ({
  name,
  href: `/b${at}/c-mbh${at}`,
  count: at + 1,
}));

function show(props: Partial<BrandsViewProps> = {}) {
  const onQueryChange = vi.fn();
  const href = '/brandList/a-to-z-luxury-brands';
  render(<BrandsView {...{ title: 'Brands', brands, href, query: '', onQueryChange, ...props }} />);
  return onQueryChange;
}

test('shows each letter as a heading over its brands and their item counts [CON-01]', () => {
  show();
  const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(names).toEqual(['A', 'E', '#']);
  expect(screen.getByRole('link', { name: /^Alma & Aube\s*,\s*1 item\s*$/ }).getAttribute('href')).toBe(
    '/b0/c-mbh0',
  );
  expect(screen.getByRole('link', { name: /^Émile\s*,\s*3 items\s*$/ })).toBeTruthy();
});

test('links only letters with brands, each to its section [CON-01]', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Brands by letter' })).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(['#A', '#E', '#other']);
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
});

test('without scripts, the browser submits the filter text as q to the same page [CON-01]', () => {
  show({ query: 'emile' });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a brand' });
  expect([field.name, field.value]).toEqual(['q', 'emile']);
  expect(field.form?.getAttribute('action')).toBe('/brandList/a-to-z-luxury-brands');
  expect(field.form?.method).toBe('get');
  expect(screen.getByRole('status').textContent).toBe('1 of 4 brands');
});

test('the clear button and Escape clear the filter field and focus it [CON-01]', () => {
  const onQueryChange = show({ query: 'el' });
  fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(onQueryChange).toHaveBeenLastCalledWith('');
  const field = screen.getByRole('searchbox');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onQueryChange).toHaveBeenCalledTimes(2);
});

test('ignores Escape in an empty filter field, so that the browser handles the key', () => {
  const onQueryChange = show();
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })).toBe(true);
  expect(onQueryChange).not.toHaveBeenCalled();
});

test('links to all brands and to a search of the shop when no brand matches [CON-01]', () => {
  show({ query: ' zz&z ' });
  expect(screen.getByRole('status').textContent).toBe('None of 4 brands');
  expect(screen.getByRole('link', { name: 'Show all brands' }).getAttribute('href')).toBe(
    '/brandList/a-to-z-luxury-brands',
  );
  expect(screen.getByRole('link', { name: 'search the shop' }).getAttribute('href')).toBe(
    '/search/?q=zz%26z',
  );
});

test('an empty index has no filter field', () => {
  show({ brands: [] });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByText('No brands yet')).toBeTruthy();
});
