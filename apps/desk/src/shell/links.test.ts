import { expect, it } from 'vitest';
import { backPath, isCurrent, loginPath, navGroups } from './links.ts';

it.each([
  [null, '/desk'],
  ['/desk', '/desk'],
  ['/desk/orders?id=LX-1', '/desk/orders?id=LX-1'],
  ['/desk?x=1', '/desk?x=1'],
  ['/desk/login?back=%2Fdesk', '/desk'],
  ['/desk/api/session', '/desk'],
  ['/desktop', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['https://evil.example', '/desk'],
])('opens only pages of the desk after the login: %s', (back, expected) => {
  expect(backPath(back)).toBe(expected);
});

it('names the page to come back to, except the start page', () => {
  expect(loginPath('/desk')).toBe('/desk/login');
  expect(backPath(new URLSearchParams(loginPath('/desk/orders?id=A&x=1').split('?')[1]).get('back'))).toBe(
    '/desk/orders?id=A&x=1',
  );
});

it.each([
  [['orders'], ['Orders', 'Returns', 'Gift cards', 'Enquiries', 'Tickets', 'Feedback', 'Help', 'Messages']],
  [['settings'], ['Prices and stock', 'Policy', 'Web vitals', 'Staff', 'Audit log']],
  [['content'], ['Content']],
  [['privacy'], ['Personal data', 'Offers by e-mail']],
] as const)('shows the links that the roles %j open', (roles, expected) => {
  expect(
    navGroups(roles)
      .flat()
      .map(({ text }) => text),
  ).toEqual(expected);
});

it.each([
  ['/desk/search', true],
  ['/desk/orders', true],
  ['/desk/searches', false],
  ['/desk', false],
])('marks the link to Orders as current on %s: %s', (path, expected) => {
  expect(isCurrent({ href: '/desk/search', also: ['/desk/orders'] }, path)).toBe(expected);
});
