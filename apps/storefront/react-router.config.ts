import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is short: it travels whole, and no request of its own asks for more of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
