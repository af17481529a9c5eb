/** Limits on the files of a file field. */
export type FileLimits = {
  /** Accepted types, as in HTML: "image/*,.pdf". Default: any. */
  accept?: string | undefined;
  /** Default 1. */
  maxFiles?: number;
  /** Largest size of one file in bytes. Default: no limit. */
  maxBytes?: number | undefined;
};

export type FileErrorLabels = {
  type: (name: string) => string;
  large: (name: string, limit: string) => string;
  empty: (name: string) => string;
  many: (max: number) => string;
};

/**
 * Returns the suitable files of a selection, and an error message for each unsuitable file. Ignores
 * duplicates: files that have the name and size of an existing file or of an earlier file in the selection.
 */
export function validateFiles(
  chosen: readonly File[],
  existing: readonly FileFacts[],
  { accept, maxFiles = 1, maxBytes = Infinity }: FileLimits,
  labels: FileErrorLabels,
): { accepted: File[]; errors: string[] } {
  const errors: string[] = [];
  const valid = chosen.filter((file, index) => {
    if ([...existing, ...chosen.slice(0, index)].some((other) => isSameFile(other, file))) return false;
    const error = !accepts(accept, file)
      ? labels.type(file.name)
      : file.size === 0
        ? labels.empty(file.name)
        : file.size > maxBytes
          ? labels.large(file.name, sizeText(maxBytes))
          : undefined;
    if (error !== undefined) errors.push(error);
    return error === undefined;
  });
  const remaining = Math.max(0, maxFiles - existing.length);
  if (valid.length > remaining) errors.push(labels.many(maxFiles));
  return { accepted: valid.slice(0, remaining), errors };
}

type FileFacts = { name: string; size: number };
const isSameFile = (a: FileFacts, b: FileFacts) => a.name === b.name && a.size === b.size;

/** Formats a size in decimal units, as phones do: "820 kB", "4.2 MB". At least "1 kB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}

/** Whether a file matches `accept`. Browsers apply `accept` in the file dialog, but not to dropped files. */
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
