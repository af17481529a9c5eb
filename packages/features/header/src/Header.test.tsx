import { createClient } from '@luxe/client';
import { samples, wishlistOf } from '@luxe/contract/samples';
import { mockFetch, Reply, type Overrides } from '@luxe/contract/testing';
import { ResourcesProvider } from '@luxe/resources';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Header, type HeaderProps } from './Header.tsx';

beforeEach(() => {
  // jsdom has no matchMedia. The stub matches no media query, as in a narrow window without touch.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.clear();
});

afterEach(() => {
  delete document.documentElement.dataset.hint;
  document.body.replaceChildren();
  // The next file in this worker shares the storage.
  localStorage.clear();
});

function open(shopper: 'guest' | 'customer', props: Partial<HeaderProps> = {}, overrides: Overrides = {}) {
  const { fetch, shop } = mockFetch(overrides, { loginType: shopper });
  const onAccountClick = vi.fn();
  const ui = (more: Partial<HeaderProps> = {}) => (
    <ResourcesProvider
      client={createClient({ baseUrl: '/api', fetch })}
      hint={shopper === 'customer' ? 's1c1' : 's0c0'}
    >
      <Header catalogue="luxury" currentPath="/" onAccountClick={onAccountClick} {...props} {...more} />
    </ResourcesProvider>
  );
  const { rerender } = render(ui());
  return { onAccountClick, shop, change: (more: Partial<HeaderProps>) => rerender(ui(more)) };
}

test('the account icon of a guest opens login and does not navigate [SHL-05]', () => {
  const { onAccountClick } = open('guest');
  expect(fireEvent.click(screen.getByRole('link', { name: 'Log in' }))).toBe(false);
  expect(onAccountClick).toHaveBeenCalledOnce();
});

test("a customer's account icon links to the orders [SHL-05]", async () => {
  const { onAccountClick } = open('customer');
  const icon = await screen.findByRole('link', { name: /^My orders/ });
  expect(icon.getAttribute('href')).toBe('/my-account/orders');
  expect(fireEvent.click(icon)).toBe(true);
  expect(onAccountClick).not.toHaveBeenCalled();
});

test.each([
  [1, 'Wishlist, 1 item', '1'],
  [99, 'Wishlist, 99 items', '99'],
  [100, 'Wishlist, 99+ items', '99+'],
])(
  "a customer's wishlist icon shows a count of %i and links to the wishlist [SHL-06] [SHL-09]",
  async (count, name, badge) => {
    const products = (samples.wishlistMany.wishList[0]?.products ?? []).slice(0, count);
    open('customer', {}, { getAllWishlist: wishlistOf(products) });
    const icon = await screen.findByRole('link', { name });
    expect(icon.getAttribute('href')).toBe('/my-account/wishlist');
    expect(icon.textContent).toBe(badge);
  },
);

test('a guest has no wishlist icon, and the wishlist is not requested [SHL-06]', async () => {
  const { shop } = open('guest');
  await screen.findByRole('link', { name: 'Log in' });
  expect(screen.queryByRole('link', { name: /Wishlist/ })).toBeNull();
  expect(shop.log.some(({ name }) => name === 'getAllWishlist')).toBe(false);
});

test('the gift card icon links guests to the public page, customers to their account [SHL-08]', async () => {
  open('guest', { hasAccountGiftCards: true });
  const icon = () => screen.getByRole('link', { name: 'Gift cards' }).getAttribute('href');
  expect(icon()).toBe('/gift-cards');
  cleanup();
  const { change } = open('customer', { hasAccountGiftCards: true });
  await screen.findByRole('link', { name: /^My orders/ });
  expect(icon()).toBe('/my-account/buy-gift-cards');
  change({ hasAccountGiftCards: false });
  expect(icon()).toBe('/gift-cards');
});

test.each(['luxury', 'indiluxe'] as const)(
  'shows a tab for each catalogue and marks the tab of %s [SHL-30]',
  (catalogue) => {
    open('guest', { catalogue });
    const tabs = within(screen.getByRole('navigation', { name: 'Catalogues' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Luxury', '/'],
      ['indiluxe', '/explore/indiluxe'],
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(
      catalogue === 'luxury' ? ['true', null] : [null, 'true'],
    );
  },
);

test('loads the menus on the first focus, and closes a menu when the page changes [SHL-01]', async () => {
  const links = { left: [], centre: [{ label: 'Bags', href: '/bags/c-lsh10' }], right: [] };
  const { shop, change } = open('guest', { navigation: links });
  const navigationCallCount = () => shop.log.filter(({ name }) => name === 'navigation').length;
  const section = screen.getByRole('link', { name: 'Bags' });
  expect(navigationCallCount()).toBe(0);
  section.focus();
  const opener = await screen.findByRole('button', { name: 'Bags menu' });
  await vi.waitFor(() => expect(navigationCallCount()).toBe(1));
  await userEvent.click(opener, { pointerEventsCheck: 0 });
  await screen.findByText('1,248 items from 74 brands');
  change({ currentPath: '/bags/c-lsh10' });
  expect(screen.queryByRole('group', { name: 'Bags' })).toBeNull();
});

const bags = { left: [], centre: [{ label: 'Bags', href: '/bags/c-lsh10' }], right: [] };

test.each([
  ['remotely', { remoteConfig: { entries: { nav_content: 'links' } } }],
  [
    'with the new header',
    { properties: { applicationProperties: [{ name: 'Desktop-new-header', value: 'false' }] } },
  ],
] satisfies [string, Overrides][])(
  'keeps the section links when a setting switches off the menus (how: %s) [CFG-01] [CFG-02]',
  async (_, overrides) => {
    const { shop } = open('guest', { navigation: bags }, overrides);
    const isRequested = (call: string) => shop.log.some(({ name }) => name === call);
    screen.getByRole('link', { name: 'Bags' }).focus();
    await vi.waitFor(() => expect(isRequested('remoteConfig')).toBe(true));
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Bags menu' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Bags' })).toBeTruthy();
    if ('properties' in overrides) expect(isRequested('navigation')).toBe(false);
  },
);

test('shows full menus when the settings fail to load [CON-08]', async () => {
  const down = new Reply(404, {});
  open('guest', { navigation: bags }, { remoteConfig: down, properties: down });
  screen.getByRole('link', { name: 'Bags' }).focus();
  await userEvent.click(await screen.findByRole('button', { name: 'Bags menu' }), {
    pointerEventsCheck: 0,
  });
  expect(await screen.findByText('1,248 items from 74 brands')).toBeTruthy();
});

test('the header of checkout shows only the wordmark, without links [SHL-14]', () => {
  open('guest', { variant: 'checkout', searchSlot: <input type="search" /> });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the variant for reading hides the navigation, but shows the search and the login [SHL-15]', () => {
  open('guest', { variant: 'reading', navigation: bags, searchSlot: <input type="search" /> });
  expect(screen.queryByRole('link', { name: 'Bags' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  expect(screen.getByRole('searchbox')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});

/** Shows the HTML that the server renders for the header, before the browser knows the session. */
function openServerRendered(hint: string) {
  document.documentElement.dataset.hint = hint;
  const html = renderToString(
    <ResourcesProvider client={createClient({ baseUrl: '/api' })}>
      <Header catalogue="luxury" currentPath="/" navigation={bags} />
    </ResourcesProvider>,
  );
  document.body.innerHTML = html;
}

test.each([
  ['s0c0', { bag: 'hidden', wishlist: 'hidden' }],
  ['s0c1', { bag: 'visible', wishlist: 'hidden' }],
  ['s1c0', { bag: 'hidden', wishlist: 'visible' }],
  ['s1c1', { bag: 'visible', wishlist: 'visible' }],
])(
  'before hydration, the hint %s decides which icons are visible in their reserved space [SHL-06] [SHL-07]',
  (hint, expected) => {
    openServerRendered(hint);
    const styleOf = (path: string) => getComputedStyle(document.querySelector(`a[href="${path}"]`)!);
    const [bag, wishlist] = [styleOf('/cart'), styleOf('/my-account/wishlist')];
    expect({ bag: bag.visibility, wishlist: wishlist.visibility }).toEqual(expected);
    expect(screen.getByRole('banner').textContent).toContain('Luxury');
    for (const icon of document.querySelectorAll('.icons > div'))
      expect(getComputedStyle(icon).display).not.toBe('none');
  },
);

test.each([
  ['guest', 's1c1', false],
  ['customer', 's0c0', true],
] as const)(
  'after hydration, a %s sees the icons of the session, although the hint %s is outdated [SHL-06] [SHL-07]',
  async (shopper, oldHint, isVisible) => {
    document.documentElement.dataset.hint = oldHint;
    open(shopper);
    await screen.findByRole('link', { name: shopper === 'guest' ? 'Log in' : /^My orders/ });
    const link = (name: RegExp) => screen.queryByRole('link', { name });
    expect(link(/^Bag($|,)/)?.getAttribute('href')).toBe(isVisible ? '/cart' : undefined);
    expect(Boolean(link(/^Wishlist/))).toBe(isVisible);
  },
);

test('"Deliver to 110001" changes the pincode in a dialog [PDP-04]', async () => {
  open('guest');
  await userEvent.click(screen.getByRole('button', { name: 'Deliver to 110001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliver to' }, { timeout: 5000 }));
  await userEvent.type(dialog.getByLabelText(/Pincode/), '56000');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('A pincode is six digits and does not begin with 0.')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Pincode/), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Deliver to 560001' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
