import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from './calls/calls.ts';
import { createOpenapi, createOpenapiTypes } from './openapi.ts';

const document = createOpenapi() as {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string }>>;
};

describe('createOpenapi', () => {
  it('names every call once', () => {
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual(Object.keys(calls).sort());
    expect(document.openapi).toBe('3.1.0');
  });

  it('matches docs/openapi.json; to update the file, run node packages/contract/src/writeOpenapi.ts', () => {
    const written: unknown = JSON.parse(
      readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
    );
    expect(written).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('matches the types of a client in generated/openapi.d.ts', async () => {
    const written = readFileSync(new URL('./generated/openapi.d.ts', import.meta.url), 'utf8');
    expect(written).toBe(await createOpenapiTypes());
  }, 60_000);
});
