import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { helpPaths } from './paths/helpTopicAt.ts';
import { outcomePaths } from './paths/resolvePath.ts';

// Every route of the shop. For all other paths, `paths/resolvePath.ts` finds a listing, a product or content.
export default [
  layout('shell/ShellRoute.tsx', [
    // Catches errors of the pages below, so that the header and footer stay.
    layout('shell/GuardRoute.tsx', [
      index('routes/home.tsx'),
      route('luxury', 'routes/home.tsx', { id: 'luxury' }),
      route('explore/:slug', 'routes/explore.tsx'),
      route('search/:page?', 'routes/search.tsx'),
      route('cart', 'routes/bag.tsx'),
      route('bag', 'routes/bag.tsx', { id: 'bag' }),
      route('checkout/*', 'routes/checkout.tsx'),
      route('retryFailedOrder', 'routes/checkout.tsx', { id: 'retry' }),
      ...outcomePaths.map((path) => route(path, 'routes/orderOutcome.tsx', { id: path })),
      route('my-account', 'routes/account/home.tsx'),
      layout('routes/account/frame.tsx', [
        route('my-account/orders', 'routes/account/orders.tsx'),
        route('my-account/order', 'routes/account/order.tsx'),
        route('my-account/wishlist', 'routes/account/wishlist.tsx'),
        route('my-account/saved-addresses', 'routes/account/addresses.tsx'),
        route('my-account/saved-cards', 'routes/account/cards.tsx'),
        route('my-account/saved-upi-ids', 'routes/account/upiIds.tsx'),
        route('my-account/update-profile', 'routes/account/profile.tsx'),
        route('my-account/update-password', 'routes/account/password.tsx'),
        route('my-account/cliq-care', 'routes/help.tsx', { id: 'support' }),
        route('my-account/useful-links', 'routes/usefulLinks.tsx', { id: 'account-links' }),
      ]),
      route('my-account/*', 'routes/account/unknown.tsx'),
      ...Object.keys(helpPaths).map((path) => route(path, 'routes/help.tsx', { id: path })),
      route('useful-links', 'routes/usefulLinks.tsx'),
      route('confirm-login', 'routes/confirmLogin.tsx'),
      route('verify-email', 'routes/verifyEmail.tsx'),
      route('*', 'routes/catalogue.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
