import { Link, type LinkProps } from '@luxe/ui/link';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLinkClicks } from './useLinkClicks.ts';

function Frame() {
  useLinkClicks();
  return <Outlet />;
}

type Given = Partial<Record<'href' | 'target' | 'download', string>>;

/** Clicks a link: the address that the router took it to, and whether the browser was left to follow it. */
async function click(link: Given, init: MouseEventInit = {}, prevented = false) {
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        {
          path: '*',
          element: (
            <Link {...(link as LinkProps)} onClick={(event) => prevented && event.preventDefault()}>
              <b>on</b>
            </Link>
          ),
        },
      ],
    },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  // The browser of these tests cannot leave its page.
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLeft = true;
  document.addEventListener('click', (heard) => (isLeft = !heard.defaultPrevented), { once: true });
  await fireEvent(screen.getByText('on'), event);
  removeEventListener('click', stay);
  const { pathname, search, hash } = router.state.location;
  unmount();
  return [pathname + search + hash, isLeft];
}

test.each<[string, Given, string]>([
  ['a page', { href: '/bags/c-lsh10?q=:relevance#top' }, '/bags/c-lsh10?q=:relevance#top'],
  ['a page of this origin, in full', { href: `${location.origin}/cart` }, '/cart'],
  ['a page for this window', { href: '/cart', target: '_self' }, '/cart'],
  ['an address from where it stands', { href: '?page=2' }, '/?page=2'],
])('the router follows a link to %s', async (_, link, to) => {
  expect(await click(link)).toEqual([to, false]);
});

test.each<[string, Given]>([
  ['another origin', { href: 'https://example.com/cart' }],
  ['another origin without a scheme', { href: '//example.com/cart' }],
  ['a call, a mail or a script', { href: 'tel:1800' }],
  ['a file', { href: '/guide.pdf' }],
  ['a picture', { href: '/img/69cd/320.avif' }],
  ['a program', { href: '/api/v1/session' }],
  ['a new window', { href: '/cart', target: '_blank' }],
  ['a download', { href: '/cart', download: '' }],
  ['a place of the page', { href: '#main' }],
  ['nowhere', {}],
])('the browser follows a link to %s', async (_, link) => {
  expect(await click(link)).toEqual(['/', true]);
});

test.each<[string, MouseEventInit]>([
  ['the middle button', { button: 1 }],
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
])('the browser follows a link that is clicked with %s', async (_, init) => {
  expect(await click({ href: '/cart' }, init)).toEqual(['/', true]);
});

test('a click that somebody prevented is theirs', async () => {
  expect(await click({ href: '/cart' }, {}, true)).toEqual(['/', false]);
});
