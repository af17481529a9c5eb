import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Tests build into their own directory, so that they never overwrite the build that runs.
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  ssr: true,
  // The route table is short, so the first page contains all of it and no later request is needed.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
