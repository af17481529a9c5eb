import { exportedValues } from './exportedValues.ts';

/** Values of entries that nothing uses, with the reasons: parts that stories show and a shop may need. */
const unusedOnPurpose: Readonly<Record<string, string>> = {
  MenuCheckboxItem: 'A part of Menu, which stories show.',
  MenuDivider: 'A part of Menu, which stories show.',
  MenuGroup: 'A part of Menu, which stories show.',
  MenuRadioGroup: 'A part of Menu, which stories show.',
  MenuRadioItem: 'A part of Menu, which stories show.',
  MenuSub: 'A part of Menu, which stories show.',
  PopoverClose: 'A part of Popover, which stories show.',
  SwatchTiles: 'A form of ChoiceTiles, which stories show.',
  ThemeProvider: 'For parts of a page in another theme, which stories show.',
  ToastBar: 'The server renders it alone in a test.',
};

/**
 * Whether a file can use a component: code of packages, programs and tools. Tests, stories and the pages of
 * Storybook show every component, so they do not count.
 */
export const isUser = (file: string): boolean =>
  /^(?:packages|apps|\.storybook|tools)\/.*\.(?:tsx?|mdx)$/.test(file) &&
  !/\.(?:test|stories)\.tsx?$/.test(file) &&
  !/^\.storybook\/(?:guides|start-here|foundations|checks)\//.test(file) &&
  !file.startsWith('tools/run/src/exports/');

export interface DeadExportOptions {
  /** Paths of the public entries of a package. */
  readonly entries: readonly string[];
  /** Texts of all sources by path, with those of the package and without tests and stories. */
  readonly sources: ReadonlyMap<string, string>;
  readonly exceptions?: Readonly<Record<string, string>>;
}

/**
 * Returns a sentence for each value that an entry exports and that no other source names. Also returns one
 * for each exception that is used, or that no entry exports.
 */
export function findDeadExports({
  entries,
  sources,
  exceptions = unusedOnPurpose,
}: DeadExportOptions): string[] {
  const filesByName = new Map<string, Set<string>>();
  for (const [file, text] of sources)
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const files = filesByName.get(name);
      if (files) files.add(file);
      else filesByName.set(name, new Set([file]));
    }
  const isUsed = (name: string, own: readonly (string | undefined)[]) =>
    [...(filesByName.get(name) ?? [])].some((file) => !own.includes(file));
  const dead = new Map<string, string>();
  for (const entry of entries)
    for (const { name, origin } of exportedValues(entry, sources.get(entry) ?? ''))
      if (!isUsed(name, [entry, origin])) dead.set(name, entry);
  return [
    ...[...dead]
      .filter(([name]) => !Object.hasOwn(exceptions, name))
      .map(([name, entry]) => `${entry} exports ${name}, which nothing but tests and stories uses.`),
    ...Object.keys(exceptions)
      .filter((name) => !dead.has(name))
      .map((name) => `${name} is used, or no entry exports it. Remove it from unusedOnPurpose.`),
  ];
}
