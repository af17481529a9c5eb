import type { ExportWeight } from './measureExports.ts';

/** What each entry may weigh and bring, by name; `weights.json` of a package. */
export type Allowed = Readonly<
  Record<string, { readonly gzipBytes: number; readonly brings: readonly string[] }>
>;

/** Growth that needs nobody's leave: a compiler's new version, a word more. */
const slack = { bytes: 150, share: 0.05 };

/** A sentence for each entry that is heavier than allowed, brings more than allowed, or is not listed; and for each listed one that is gone. */
export function compareWeights(measured: readonly ExportWeight[], allowed: Allowed): string[] {
  const names = new Set(measured.map(({ name }) => name));
  const gone = Object.keys(allowed).filter((name) => !names.has(name));
  return [
    ...measured.flatMap((weight) => complaintsOf(weight, allowed[weight.name])),
    ...gone.map((name) => `${name} is listed but is no entry any more.`),
  ];
}

function complaintsOf(
  { name, gzipBytes, brings }: ExportWeight,
  allowed: Allowed[string] | undefined,
): string[] {
  if (!allowed) return [`${name} is not listed.`];
  const added = brings.filter((part) => !allowed.brings.includes(part));
  const limit = Math.max(allowed.gzipBytes * (1 + slack.share), allowed.gzipBytes + slack.bytes);
  return [
    ...(added.length ? [`${name} now brings ${added.join(', ')}.`] : []),
    ...(gzipBytes > limit
      ? [`${name} weighs ${gzipBytes} bytes gzipped; ${allowed.gzipBytes} are allowed.`]
      : []),
  ];
}

export function toAllowed(measured: readonly ExportWeight[]): Allowed {
  return Object.fromEntries(measured.map(({ name, gzipBytes, brings }) => [name, { gzipBytes, brings }]));
}
