import { Link, type LinkProps } from '@luxe/ui/link';
import { ModalHost, type Modals } from '@luxe/ui/modal-host';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LinkClicks } from './LinkClicks.tsx';

const openLinkModal = vi.hoisted(() => vi.fn((_modals: Modals, _path: string) => Promise.resolve()));
vi.mock('./openLinkModal.ts', () => ({ openLinkModal }));

const Frame = () => (
  <ModalHost pathname="/">
    <Outlet />
    <LinkClicks />
  </ModalHost>
);

type LinkAttributes = Partial<Record<'href' | 'target' | 'download' | 'type', string>>;

/**
 * Clicks a link. Returns the router's URL afterwards, and whether the browser follows the link. `later`: the
 * path for which to wait.
 */
async function click(link: LinkAttributes, init: MouseEventInit = {}, prevented = false, later = '') {
  // A relative address depends on the page.
  history.replaceState(null, '', '/');
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
  // jsdom does not implement navigation.
  const preventNavigation = (event: Event) => event.preventDefault();
  addEventListener('click', preventNavigation);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let isLeftToBrowser = true;
  document.addEventListener('click', (clickEvent) => (isLeftToBrowser = !clickEvent.defaultPrevented), {
    once: true,
  });
  await fireEvent(screen.getByText('on'), event);
  removeEventListener('click', preventNavigation);
  if (later) await vi.waitFor(() => expect(router.state.location.pathname).toBe(later));
  const { pathname, search, hash } = router.state.location;
  unmount();
  return [pathname + search + hash, isLeftToBrowser];
}

test.each<[string, LinkAttributes, string]>([
  ['a page', { href: '/bags/c-lsh10?q=:relevance#top' }, '/bags/c-lsh10?q=:relevance#top'],
  ['an absolute URL of this origin', { href: `${location.origin}/cart` }, '/cart'],
  ['a page with target _self', { href: '/cart', target: '_self' }, '/cart'],
  ['a relative address', { href: '?page=2' }, '/?page=2'],
])('the router follows a link to %s', async (_, link, to) => {
  expect(await click(link)).toEqual([to, false]);
});

test.each<[string, LinkAttributes]>([
  ['another origin', { href: 'https://example.com/cart' }],
  ['another origin without a scheme', { href: '//example.com/cart' }],
  ['a telephone number', { href: 'tel:1800' }],
  ['a file', { href: '/guide.pdf' }],
  ['a picture', { href: '/img/69cd/320.avif' }],
  ['an endpoint', { href: '/api/v1/session' }],
  ['a new window', { href: '/cart', target: '_blank' }],
  ['a download', { href: '/cart', download: '' }],
  ['a file', { href: '/cart', type: 'application/pdf' }],
  ['an anchor of the page', { href: '#main' }],
  ['no address', {}],
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

test('the router ignores a click whose default is prevented', async () => {
  expect(await click({ href: '/cart' }, {}, true)).toEqual(['/', false]);
});

test('a link to a form for a call opens a modal, and the page stays [CON-07] [SHL-20]', async () => {
  openLinkModal.mockClear();
  expect(await click({ href: '/rtcb-template1' })).toEqual(['/', false]);
  await vi.waitFor(() => expect(openLinkModal).toHaveBeenCalledOnce());
  expect(openLinkModal.mock.calls[0]?.[1]).toBe('/rtcb-template1');
});

test('the page of a form opens when the code of the modal does not load', async () => {
  openLinkModal.mockRejectedValueOnce(new Error('offline'));
  expect(await click({ href: '/cpp' }, {}, false, '/cpp')).toEqual(['/cpp', false]);
});
