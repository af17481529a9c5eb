/** What a file field takes. */
export type FileLimits = {
  /** Kinds as in HTML: "image/*,.pdf". Default: any. */
  accept?: string | undefined;
  /** Default 1. */
  maxFiles?: number;
  /** Largest size of one file. */
  maxBytes?: number | undefined;
};

export type RefusalWords = {
  type: (name: string) => string;
  large: (name: string, limit: string) => string;
  empty: (name: string) => string;
  many: (most: number) => string;
};

/** Parts chosen files into those that fit and words about those that do not. A file chosen twice is taken once. */
export function judge(
  chosen: readonly File[],
  kept: readonly { name: string; size: number }[],
  { accept, maxFiles = 1, maxBytes = Infinity }: FileLimits,
  say: RefusalWords,
): { fits: File[]; refusals: string[] } {
  const refusals: string[] = [];
  const good = chosen.filter((file) => {
    if (kept.some(({ name, size }) => name === file.name && size === file.size)) return false;
    const refusal = !accepts(accept, file)
      ? say.type(file.name)
      : file.size === 0
        ? say.empty(file.name)
        : file.size > maxBytes
          ? say.large(file.name, sizeText(maxBytes))
          : undefined;
    if (refusal !== undefined) refusals.push(refusal);
    return refusal === undefined;
  });
  const room = Math.max(0, maxFiles - kept.length);
  if (good.length > room) refusals.push(say.many(maxFiles));
  return { fits: good.slice(0, room), refusals };
}

/** "820 kB", "4.2 MB": as a phone says it. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/** The check that the file dialog makes for `accept`, for files that were dropped. */
function accepts(accept: string | undefined, { name, type }: File): boolean {
  if (!accept) return true;
  return accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    });
}
