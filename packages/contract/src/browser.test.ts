import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

async function modulesOf(entry: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'], fileName: 'entry' },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
}

describe('a bundle for the browser', () => {
  it.each([
    './calls/calls.ts',
    './samples/samples.ts',
    './catalogue/query.ts',
    './desk/desk.ts',
    './samples/desk.ts',
    '../../client/src/index.ts',
  ])('of %s contains neither the schemas, nor zod, nor the sentences of errors', async (entry) => {
    const modules = await modulesOf(entry);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((id) => /\/zod\/|schemas?\.ts$/i.test(id) || /\/src\/errors\//.test(id))).toEqual(
      [],
    );
  });

  it('of the calls of the shop contains no call of the desk', async () => {
    expect((await modulesOf('./calls/calls.ts')).filter((id) => id.includes('/src/desk/'))).toEqual([]);
  });

  it('of the schemas contains zod, so the test above can detect zod', async () => {
    expect((await modulesOf('./calls/schemas.ts')).some((id) => id.includes('/zod/'))).toBe(true);
  });
});
