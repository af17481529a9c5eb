import type { ExportWeight } from './measureExports.ts';

/** The allowed size and imports of each entry, by name: the `weights.json` of a package. */
export type Allowed = Readonly<
  Record<string, { readonly gzipBytes: number; readonly brings: readonly string[] }>
>;

/** Growth that is always allowed, for example from a new compiler version or a slightly longer text. */
const slack = { bytes: 150, share: 0.05 };

/**
 * Returns a sentence for each entry that exceeds its size, has new imports or is not listed. Also reports
 * listed entries that no longer exist.
 */
export function compareWeights(measured: readonly ExportWeight[], allowed: Allowed): string[] {
  const names = new Set(measured.map(({ name }) => name));
  const removed = Object.keys(allowed).filter((name) => !names.has(name));
  return [
    ...measured.flatMap((weight) => faultsOf(weight, allowed[weight.name])),
    ...removed.map((name) => `${name} is listed but no longer exists.`),
  ];
}

function faultsOf({ name, gzipBytes, brings }: ExportWeight, allowed: Allowed[string] | undefined): string[] {
  if (!allowed) return [`${name} is not listed.`];
  const added = brings.filter((part) => !allowed.brings.includes(part));
  const limit = Math.max(allowed.gzipBytes * (1 + slack.share), allowed.gzipBytes + slack.bytes);
  return [
    ...(added.length ? [`${name} now imports ${added.join(', ')}.`] : []),
    ...(gzipBytes > limit
      ? [`${name} weighs ${gzipBytes} bytes gzipped; ${allowed.gzipBytes} are allowed.`]
      : []),
  ];
}

export function toAllowed(measured: readonly ExportWeight[]): Allowed {
  return Object.fromEntries(measured.map(({ name, gzipBytes, brings }) => [name, { gzipBytes, brings }]));
}
