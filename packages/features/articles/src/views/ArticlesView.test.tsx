import { samples } from '@luxe/contract/samples';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { articlesPart } from '../data/articlesPart.ts';
import { ArticlesView } from './ArticlesView.tsx';

const path = '/browse/luxury/luxelife/blog';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the articles are links with a topic, a date and a reading time [CON-03]', () => {
  render(<ArticlesView list={articlesPart.of(samples.articles)} />);
  expect(hrefOf('Read: What to carry to a winter wedding')).toBe(`${path}/what-to-carry-to-a-winter-wedding`);
  expect(hrefOf('Small seconds')).toBe(`${path}/small-seconds`);
  expect(screen.getByText('6 November 2026, 5 minutes')).toBeTruthy();
});

test('the topics are links with counts, and the current one is marked', () => {
  render(<ArticlesView list={{ ...articlesPart.of(samples.articles), topic: 'objects' }} />);
  expect(hrefOf(/^All\s*4$/)).toBe(path);
  expect(hrefOf(/^Objects\s*1$/)).toBe(`${path}?topic=objects`);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Objects 1');
});

test('further articles load in place, and the link of the next page works without scripts', () => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(<ArticlesView list={articlesPart.of(samples.articlesMany)} onPageChange={onPageChange} />);
  expect(hrefOf('Show more stories')).toBe(`${path}?page=1`);
  fireEvent.click(screen.getByRole('link', { name: 'Show more stories' }));
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(1);
});

test('without articles there is a sentence and a link', () => {
  render(<ArticlesView list={articlesPart.of(samples.articlesNone)} />);
  expect(screen.getByText('No stories yet')).toBeTruthy();
  expect(hrefOf('Go to the home page')).toBe('/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
