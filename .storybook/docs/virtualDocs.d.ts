declare module 'virtual:props' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- ambient modules have no imports
  type ListedComponent = import('./listedProps.ts').ListedComponent;

  /** Components by package and page: `ui/Button`. */
  export const props: Readonly<Record<string, readonly ListedComponent[]>>;
}

declare module 'virtual:changelogs' {
  /** The changelog of each package, newest first. */
  export const changelogs: readonly (readonly [
    folder: string,
    // oxlint-disable-next-line typescript/consistent-type-imports -- ambient modules have no imports
    entries: readonly import('../../tools/run/src/changelog/toChangelogs.ts').Entry[],
  ])[];
}
