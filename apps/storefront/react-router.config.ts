import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Tests build beside, so that they never touch the build that runs.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // The table of routes is short: it travels whole, and no request of its own asks for more of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
