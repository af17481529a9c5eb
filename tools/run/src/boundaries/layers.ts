/**
 * The layers of the workspace and the layers that each may import. `docs/map.md` shows them. A package
 * declares its layer in its Nx tag `layer:…`.
 */
export const layers = {
  tokens: [],
  base: [],
  telemetry: ['contract'],
  host: [],
  build: [],
  ui: ['tokens', 'base'],
  contract: ['base'],
  assistant: ['contract', 'base'],
  mail: ['tokens', 'base'],
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
    'build',
  ],
  desk: ['ui', 'tokens', 'base', 'contract'],
  'store-api': ['contract', 'base', 'host', 'mail', 'assistant'],
  tool: ['base', 'tokens', 'host', 'store-api'],
  evaluation: ['contract', 'base', 'host', 'assistant', 'tool'],
  sandbox: ['base', 'host'],
  e2e: ['contract', 'base', 'host', 'tool'],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof layers;

/** What only the tests of a layer may import. */
export const testLayers: Partial<Record<Layer, readonly Layer[]>> = {
  // Most tests of the store API read the demo catalogue.
  'store-api': ['tool'],
};

export function isLayer(name: string): name is Layer {
  return name in layers;
}
