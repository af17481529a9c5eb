let withoutStorage: string | undefined;

/**
 * The random id by which searches, experiments and votes recognise this browser. It ends with the tab, and
 * has no other meaning [SEA-09].
 */
export function browserId(): string {
  try {
    return (sessionStorage['browserId'] ||= crypto.randomUUID());
  } catch {
    return (withoutStorage ??= crypto.randomUUID());
  }
}
