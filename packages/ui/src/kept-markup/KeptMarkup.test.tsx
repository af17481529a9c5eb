import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KeepMarkupContext, useKeptMarkup, type KeepMarkup } from './KeptMarkup.ts';

function Card({ name }: { name?: string }) {
  return (
    <article
      {...useKeptMarkup(
        'card',
        () => (name ? [name] : undefined),
        () => <b>{name ?? 'nobody'}</b>,
      )}
    />
  );
}

const shown = (keep: KeepMarkup | undefined, name?: string) => {
  render(<KeepMarkupContext value={keep}>{name ? <Card name={name} /> : <Card />}</KeepMarkupContext>);
  return screen.getByRole('article').innerHTML;
};

test('children are drawn where nobody keeps anything', () => {
  expect(shown(undefined, 'Ada')).toBe('<b>Ada</b>');
});

test('what is kept stands in their place', () => {
  const keep = vi.fn<KeepMarkup>(() => '<b>Ada, as before</b>');
  expect(shown(keep, 'Ada')).toBe('<b>Ada, as before</b>');
  expect(keep).toHaveBeenCalledWith('card ["Ada"]', expect.any(Function));
});

test('what cannot be kept, or follows from no key, is drawn', () => {
  expect(shown(() => undefined, 'Ada')).toBe('<b>Ada</b>');
});

test('children without a key are drawn', () => {
  expect(shown(() => '<b>Ada</b>')).toBe('<b>nobody</b>');
});
