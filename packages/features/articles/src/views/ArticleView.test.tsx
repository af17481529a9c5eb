import { samples } from '@luxe/contract/samples';
import { ToastProvider } from '@luxe/ui/toast';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { articlePart, type ArticleModel } from '../data/articlePart.ts';
import type { Buy } from '../data/useBuy.ts';
import { ArticleView } from './ArticleView.tsx';

const article = articlePart.of(samples.article);

function show(model: ArticleModel = article, outcome = true) {
  const onBuy = vi.fn<Buy>(() => Promise.resolve(outcome));
  const onUnknownBlock = vi.fn<(type: string) => void>();
  render(
    <ToastProvider>
      <ArticleView article={model} onBuy={onBuy} onUnknownBlock={onUnknownBlock} />
    </ToastProvider>,
  );
  return { onBuy, onUnknownBlock };
}

const callouts = article.blocks.filter((block) => block.type === 'productCallout');
const withSizes = callouts.find(({ sizes }) => sizes.length > 1);
const withoutSizes = callouts.find(({ sizes }) => sizes.length === 1);
if (!withSizes || !withoutSizes) throw new Error('the sample needs both kinds of products');
const rowOf = ({ brand, name }: typeof withSizes) =>
  within(screen.getByRole('complementary', { name: `${brand} ${name}` }));

test('an article has one heading, its author, date, reading time and captions [CON-03]', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    article.title,
  ]);
  expect(screen.getByText('Rhea Sanyal')).toBeTruthy();
  expect(screen.getByText('20 November 2026, 4 minutes').closest('time')?.dateTime).toBe(article.publishedAt);
  expect(screen.getByText('Updated 22 November 2026')).toBeTruthy();
  expect(
    screen.getByText('Lota, woven border, bangles and jhumkas. Picture: LUXE studio, Mumbai').tagName,
  ).toBe('FIGCAPTION');
});

test('a gallery shows each picture with its caption, and a film its still, which links to the file [CON-03]', () => {
  show();
  const gallery = article.blocks.find((block) => block.type === 'gallery');
  const film = article.blocks.find((block) => block.type === 'film');
  if (!gallery || !film) throw new Error('the sample needs a gallery and a film');
  expect(gallery.items.length).toBeGreaterThan(1);
  for (const { picture, caption, credit } of gallery.items) {
    const text = [caption, credit && `Picture: ${credit}`].filter(Boolean).join(' ');
    const figure = screen.getByText(text).closest('figure');
    expect(figure?.querySelector('img')?.alt).toBe(picture.alt);
  }
  const still = screen.getByRole('link', { name: `${film.poster.alt} Play the film` });
  expect(still.getAttribute('href')).toBe(film.sources[0]?.url);
  expect(still.closest('figure')?.textContent).toContain(`${film.caption} Film: ${film.credit}`);
});

test('a product in one size goes to the bag in place, and the link to the bag takes the focus', async () => {
  const { onBuy } = show();
  const button = rowOf(withoutSizes).getByRole('button', { name: `Add to bag: ${withoutSizes.name}` });
  button.focus();
  fireEvent.click(button);
  const link = await rowOf(withoutSizes).findByRole('link', { name: 'View bag' });
  expect(onBuy).toHaveBeenCalledExactlyOnceWith(withoutSizes.productId, withoutSizes.sizes[0]?.ussid);
  expect(document.activeElement).toBe(link);
});

test('a product in several sizes needs a size first', async () => {
  const { onBuy } = show();
  const row = rowOf(withSizes);
  fireEvent.click(row.getByRole('button', { name: /^Add to bag/ }));
  expect(await row.findByText('Choose a size first.')).toBeTruthy();
  expect(onBuy).not.toHaveBeenCalled();
  const chosen = withSizes.sizes.findLast(({ isAvailable }) => isAvailable);
  fireEvent.click(row.getByRole('radio', { name: chosen?.size ?? '' }));
  expect(row.queryByText('Choose a size first.')).toBeNull();
  fireEvent.click(row.getByRole('button', { name: /^Add to bag/ }));
  await row.findByRole('link', { name: 'View bag' });
  expect(onBuy).toHaveBeenCalledExactlyOnceWith(withSizes.productId, chosen?.ussid);
});

test('a product that the bag rejects can be tried again', async () => {
  const { onBuy } = show(article, false);
  const button = () => rowOf(withoutSizes).findByRole('button', { name: /^Add to bag/ });
  fireEvent.click(await button());
  fireEvent.click(await button());
  await vi.waitFor(() => expect(onBuy).toHaveBeenCalledTimes(2));
});

test('an unknown block is omitted and reported', () => {
  const { onUnknownBlock } = show({
    ...article,
    blocks: [{ type: 'poll' } as never, ...article.blocks.slice(0, 1)],
  });
  expect(onUnknownBlock).toHaveBeenCalledWith('poll');
  expect(screen.getByText(/Delhi has four wedding dates/)).toBeTruthy();
});

test('the articles to read next are links, and no list is shown without them', () => {
  show(articlePart.of(samples.articleShort));
  expect(screen.queryByText('Read next')).toBeNull();
  expect(screen.queryByText('In this story')).toBeNull();
});
