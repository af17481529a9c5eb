import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

// Every route of the shop. What no line names is a listing, a product, content or nothing: `paths/resolvePath.ts` decides.
export default [
  layout('shell/ShellRoute.tsx', [
    // Catches what fails below it, so that the header and footer stay.
    layout('shell/GuardRoute.tsx', [
      index('routes/home.tsx'),
      route('luxury', 'routes/home.tsx', { id: 'luxury' }),
      route('explore/:slug', 'routes/explore.tsx'),
      route('search/:page?', 'routes/search.tsx'),
      route('cart', 'routes/bag.tsx'),
      route('bag', 'routes/bag.tsx', { id: 'bag' }),
      route('checkout/*', 'routes/checkout.tsx'),
      route('order-placed-successfully', 'routes/orderPlaced.tsx'),
      route('my-account', 'routes/account.tsx'),
      route('my-account/orders', 'routes/orders.tsx'),
      route('my-account/order', 'routes/order.tsx'),
      route('*', 'routes/catalogue.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
