import { createClient } from '@luxe/client';
import { samples } from '@luxe/contract/samples';
import { errorReply, mockFetch, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { textPagePart } from './data/textPagePart.ts';
import { NoReturn } from './NoReturn.tsx';

const clock = { now: () => 0, sleep: () => Promise.resolve() };
const { summary, sections } = textPagePart.of(samples.textPage);

function show(overrides: Overrides) {
  const { fetch, shop } = mockFetch(overrides);
  render(
    <ResourcesProvider client={createClient({ baseUrl: '/api', fetch, clock })} hint="s0c0">
      <NoReturn onDone={vi.fn()} />
    </ResourcesProvider>,
  );
  return () => shop.log.filter(({ name }) => name === 'homePage').map(({ request }) => request.params);
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('shows summary and sections of the page, below the heading of the modal [CON-02]', async () => {
  const slugs = show({ homePage: samples.textPage });
  await screen.findAllByRole('heading', { level: 3 });
  expect(titles()).toEqual(sections.map(({ title }) => title));
  expect(document.body.innerHTML).toContain(summary);
  expect(slugs()).toEqual([{ slug: 'no-return-page-tcl' }]);
});

test('after a failure, it loads with a retry [CON-02]', async () => {
  let isDown = true;
  show({ homePage: () => (isDown ? errorReply(503, 'BUSY', 'Very busy.') : samples.textPage) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(titles()).toEqual(['This page could not be shown']);
  isDown = false;
  await userEvent.click(retry);
  await screen.findByText(sections[0]?.title ?? '');
  expect(titles()).toEqual(sections.map(({ title }) => title));
});
