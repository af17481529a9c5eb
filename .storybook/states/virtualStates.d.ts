declare module 'virtual:states' {
  /** The rows of the table of states, in the order of the sidebar. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- ambient modules have no imports
  export const rows: readonly import('./rows.ts').Row[];
}
