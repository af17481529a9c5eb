import { samples } from '@luxe/contract/samples';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textPagePart } from '../data/textPagePart.ts';
import { TextPageView } from './TextPageView.tsx';

const page = textPagePart.of(samples.textPage);

test('a text page has its own heading, a summary, and numbered sections with links to them [RTE-09]', () => {
  render(<TextPageView page={page} serviceNumber="1800 000 0000" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'In short' })).toBeTruthy();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(page.sections.map(({ title }) => title));
  for (const [at, link] of links.entries()) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section?.textContent).toContain(page.sections[at]?.title);
  }
});

test('the number of customer service is a phone link [HLP-03]', () => {
  render(<TextPageView page={page} serviceNumber="1800 000 0000" />);
  expect(screen.getByRole('link', { name: '1800 000 0000' }).getAttribute('href')).toBe('tel:18000000000');
});

test('the end of a text page leads to Tara, to the help page and to the telephone', () => {
  render(<TextPageView page={page} serviceNumber="1800 000 0000" />);
  expect(screen.getByRole('link', { name: 'Ask Tara' }).getAttribute('href')).toBe('/launch-tara');
  expect(screen.getByRole('link', { name: 'Help and contact' }).getAttribute('href')).toBe('/contact-us');
});

test('a block that is not text is omitted', () => {
  const [hero] = samples.homePage.blocks;
  if (!hero) throw new Error('the sample has no block');
  expect(textPagePart.of({ ...samples.textPage, blocks: [hero] }).sections).toEqual([]);
});
