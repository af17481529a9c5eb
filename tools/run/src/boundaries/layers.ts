/**
 * The layers of the workspace and the layers that each may import. `docs/map.md` shows them. A package
 * declares its layer in its Nx tag `layer:…`.
 */
export const layers = {
  tokens: [],
  base: [],
  telemetry: [],
  host: [],
  ui: ['tokens', 'base'],
  contract: ['base'],
  patterns: ['ui', 'tokens', 'base', 'contract'],
  client: ['contract'],
  resources: ['contract', 'client', 'telemetry', 'base'],
  feature: ['ui', 'patterns', 'tokens', 'base', 'contract', 'client', 'resources', 'telemetry'],
  storefront: [
    'feature',
    'ui',
    'patterns',
    'tokens',
    'base',
    'contract',
    'client',
    'resources',
    'telemetry',
    'host',
  ],
  tool: ['base', 'tokens'],
  'store-api': ['contract', 'base', 'host', 'tool'],
  sandbox: ['base', 'host'],
  e2e: ['contract', 'base', 'host', 'tool'],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof layers;

export function isLayer(name: string): name is Layer {
  return name in layers;
}
